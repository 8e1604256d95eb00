import { isPlainSegment } from '#domain/person/without-personal.ts';

/**
 * The fields whose texts a recording shows. Add a field only if its texts are codes of the insurer, words of our own, or
 * days of a policy: never what a person typed, and never a text about a person.
 */
const wordFields: ReadonlySet<string> = new Set([
  // Charts and events.
  ...['type', 'kind', 'status', 'field', 'sorting', 'column', 'direction', 'form', 'forms', 'employeeForms'],
  ...['submittedFields', 'registration', 'addedRow', 'successorPage'],
  ...[
    'size',
    'icon',
    'right',
    'key',
    'openGroups',
    'target',
    'routingTarget',
    'access',
    'redirect',
    'hasDamagePolicies',
  ],
  // The insurer.
  ...['code', 'rolle', 'role', 'product', 'produkt', 'produktkode', 'ownedCodes', 'fagsystem', 'kilde'],
  ...['resultat', 'kundestatus', 'terminer', 'betalingsmate', 'handling', 'innOrUtmelding', 'forsikringer'],
  ...['version', 'versjon', 'stillingsprosent'],
  // Banks, by their registration number.
  ...['bankregnr', 'bankForholdRegnr', 'mayBlock', 'consentBanks', 'ringUs', 'needTime'],
]);

/** Numbers of our own charts, in milliseconds. */
const numberFields: ReadonlySet<string> = new Set(['timeOut']);

/** Larger numbers are hidden: they may be the number of a person, or an amount. */
const smallNumber = 1000;

export const isShownNumber = (field: string, value: number): boolean =>
  Math.abs(value) < smallNumber || numberFields.has(field);

const dayFields: ReadonlySet<string> = new Set([
  ...['today', 'day', 'from', 'to', 'fra', 'til', 'typed', 'startDate', 'gjelderFra', 'expirationDate'],
]);

const addressFields: ReadonlySet<string> = new Set([
  ...['to', 'href', 'address', 'leavingTo', 'path', 'leave', 'url', 'pdf'],
]);

const word = /^[\p{L}\d_.,-]{1,40}$/u;
const day = /^(\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.\d{4})$/;

const isShownSegment = (part: string): boolean => part === '#' || part === 'https:' || isPlainSegment(part);

/** The text as a recording shows it: whole, without some parts of an address, or hidden. */
export function shownText(
  field: string,
  text: string,
  configured: ReadonlySet<unknown>,
  hide: (part: string) => string,
): string {
  if (text === '' || configured.has(text)) return text;
  if (wordFields.has(field) && word.test(text)) return text;
  if (dayFields.has(field) && day.test(text)) return text;
  if (!addressFields.has(field) || !text.includes('/')) return hide(text);
  const [path = '', query] = text.split(/\?(.*)/s, 2);
  const shown = path
    .split('/')
    .map((part) => (isShownSegment(part) || configured.has(part) ? part : hide(part)));
  return shown.join('/') + (query ? `?${hide(query)}` : '');
}

/** Whether the name of a field is a name of our own or of the insurer, and not an id or a number of a person. */
export const isFieldName = (key: string): boolean => /^[\p{L}_$][\p{L}_$]{0,50}\d?$/u.test(key);
