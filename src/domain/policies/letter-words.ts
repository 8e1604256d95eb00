/**
 * Words by which a line of a letter says what it is (C4.49). They make a structure certain. A letter with other words loses
 * only that structure: its line is then shown as the letter has it.
 */
const columnNames = new Set([
  ...['sum', 'forsikringssum', 'beløp', 'egenandel', 'premie', 'årspremie', 'pris', 'årspris', 'avgift'],
  ...['antall', 'periode', 'gjelder fra', 'gjelder til', 'fra', 'til', 'omfang', 'dekning', 'vilkår'],
]);

const labels = new Set([
  ...['forsikringstaker', 'forsikrede', 'forsikret', 'medforsikret', 'forsikringsselskap', 'selskap'],
  ...['forsikringsgiver', 'kunde', 'navn', 'adresse', 'poststed', 'forsikringssted', 'eier', 'panthaver'],
  ...['bruker', 'fører', 'forsikring', 'produkt', 'dekning', 'gjelder', 'periode', 'forsikringsperiode'],
  ...['kjøretøy', 'merke', 'modell', 'type', 'bruk', 'registreringsnummer', 'kjennemerke', 'betaling'],
  ...['betalingsmåte', 'e-post', 'vilkår'],
]);

const valueWords = new Set([
  ...['ubegrenset', 'inkludert', 'ikke inkludert', 'dekket', 'ikke dekket', 'ingen', 'ja', 'nei', '-', '–'],
]);

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/:$/, '')
    .replace(/ \(?(?:i )?kr\)?$/, '');

export const isColumnName = (text: string): boolean => columnNames.has(folded(text));

const sums = new Set(['sum', 'forsikringssum']);

/** Words that need the name of their column: '–' alone does not say of what there is nothing. */
const bareWords = new Set(['ubegrenset', 'ingen', 'ja', 'nei', '-', '–']);

/** The name of a column before one of its values. 'Inkludert' is no sum, and says by itself what it is: null. */
export const columnNameBefore = (name: string, value: string): string | null =>
  sums.has(folded(name)) && !/\d/.test(value) && !bareWords.has(value.toLowerCase()) ? null : name;

export const isKnownLabel = (text: string): boolean => labels.has(folded(text));

/** An amount, a number, a date, or a word in the place of one. A post code with its place is an address. */
export const isValue = (text: string): boolean =>
  valueWords.has(text.toLowerCase()) ||
  (/^(?:(?:inntil|kr\.?) )?[-–]?\d/i.test(text) && !/^\d{4} \p{Lu}/u.test(text));

/** A number, also of a page, and whatever has no letters. */
export const isPageNumber = (text: string): boolean =>
  /^(?:[-–] ?)?(?:side )?\d+(?: (?:av|\/) \d+)?(?: ?[-–])?$/i.test(text);
