/** Fields of the insurer and of the charts with a name, an address, a text or a number that leads to a person. */
const personalField = new RegExp(
  [
    'navn$|name$|holder|owner|^person$|innehaver|forsikringstaker|disponent|eier',
    'adresse|gate|oppgang|poststed|postn|registreringsnummer|chipnummer|fodsel|fnr|offentligId',
    'epost|mobil|telefon|tlf|phone|kontonummer|account|^kid$|nummer$|^number$|uuid|id$',
    'modell|tekst|^text$|^title$|subtitle|heading|info|fritekst|beskrivelse|^melding|yrke',
  ].join('|'),
  'i',
);

/** An e-mail address, a phone number, an id or another number of six digits, or a number plate. */
const personalValue = /@|\d{6}|\d\d \d\d \d\d \d\d|[\da-f]{8}-[\da-f]{4}|\b[A-Z]{2} ?\d{4,5}\b/;

/** Codes of the insurer, such as FOR3170051, and names of products, banks, errors and dialogs: nobody is known by them. */
const harmless = /^[A-Z]{3}\d{7}$|^(Personal|Yrkesskade|standard|large|Solvik)$|Sparebank|Error$/;

/** A bank, whose name is public. */
const isBank = (value: object) => 'bankregnr' in value;

/** The personal values of any data: each text that its field or its form marks as one. */
export function* personalIn(value: unknown, field = ''): Iterable<string> {
  if (typeof value === 'number' && value >= 1_000_000) yield String(value);
  if (typeof value === 'string') {
    if (value.length > 3 && !harmless.test(value) && (personalField.test(field) || personalValue.test(value)))
      yield value;
  } else if (Array.isArray(value)) {
    for (const part of value) yield* personalIn(part, field);
  } else
    for (const [key, part] of Object.entries(Object(value))) {
      if (personalValue.test(key) && !harmless.test(key)) yield key;
      // The name of a bank is on every page.
      if (key === 'banknavn' || (key === 'name' && isBank(Object(value)))) continue;
      yield* personalIn(part, key === 'value' ? String(Object(value).field ?? field) : key);
    }
}

/** The same data with each personal text as one word, which looks like a code: a name, an animal, the model of a car. */
export function inOneWord(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (field, part) =>
    typeof part === 'string' && personalField.test(field) ? part.replace(/[^\p{L}\d]/gu, '') : part,
  );
}

/** The personal values that a JSON file contains, each with the text around it. Names of fields are no values. */
export function foundIn(file: string, values: Iterable<string>): readonly string[] {
  const text = file.replace(/"[\p{L}_]+\d?":/gu, '');
  return [...new Set(values)].flatMap((value) => {
    const at = text.indexOf(JSON.stringify(value).slice(1, -1));
    return at < 0 ? [] : [`${value} in ${text.slice(Math.max(0, at - 40), at + value.length + 10)}`];
  });
}
