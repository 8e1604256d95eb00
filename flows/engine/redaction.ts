import { hidden, withoutNationalIds } from '#domain/person/without-personal.ts';

/** Fields that identify a person or describe their health, whatever the value looks like (A3, B3). */
const personal = new RegExp(
  [
    'navn$|name$|forsikringstaker|innehaver',
    'f(o|oe|ø)dsel|^fnr$|personn(umme)?r|nationalId|offentligId',
    'kunden(umme)?r|registreringsn(umme)?r|konto|account|^kid$',
    'epost|e-post|e-?mail|mobil|telefon|tlf|phone',
    'adresse|gatenavn|gaten(umme)?r|oppgang|poststed|postn(umme)?r',
    'helse|arbeidsdyktig',
    // Free text, or a text that ends in a number plate.
    'melding$|fritekst|^info$|infoTekst',
  ].join('|'),
  'i',
);

/** A number may lack the leading zero. */
const nationalIdAsNumber = /^-?\d{10,11}$/;

/** Longer lists are cut: copying ten thousand people at each step would stop the page. */
const longest = 100;

/**
 * A copy of any data without personal data, for recordings. A field with a personal name is hidden with everything below
 * it. National identity numbers are found by their digits in texts, numbers and keys. Values of the page's configuration
 * are kept.
 */
export const redact = (value: unknown, configured: ReadonlySet<unknown> = new Set()): unknown =>
  copy(value, { configured, around: [] });

interface Surroundings {
  readonly configured: ReadonlySet<unknown>;
  /** The objects around this one, to detect cycles. */
  readonly around: readonly object[];
}

function copy(value: unknown, surroundings: Surroundings): unknown {
  const { configured, around } = surroundings;
  if (typeof value === 'string') return configured.has(value) ? value : withoutNationalIds(value);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const text = String(value);
    return nationalIdAsNumber.test(text) || withoutNationalIds(text) !== text ? hidden : value;
  }
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (around.includes(value)) return '[sirkel]';
  const within = { configured, around: [...around, value] };
  if (value instanceof Error) return withoutNationalIds(`${value.name}: ${value.message}`);
  if (value instanceof Map) return fields([...value], within);
  if (value instanceof Set || Array.isArray(value))
    return [...value].slice(0, longest).map((part) => copy(part, within));
  // A date, a URL and an actor have toJSON.
  if ('toJSON' in value && typeof value.toJSON === 'function') return copy(value.toJSON(), within);
  return fields(Object.entries(value), within);
}

function fields(entries: readonly (readonly [unknown, unknown])[], within: Surroundings) {
  // Typing sends an event for each letter, and half an address would not look personal.
  const [, typedInto] = entries.find(([key]) => key === 'field') ?? [];
  const isPersonal = (key: string) =>
    personal.test(key) || (key === 'value' && typeof typedInto === 'string' && personal.test(typedInto));
  // An empty field is not personal.
  const isOpen = (part: unknown) => part === null || part === undefined || within.configured.has(part);
  return Object.fromEntries(
    entries.map(([key, part]) => [
      withoutNationalIds(String(key)),
      isPersonal(String(key)) && !isOpen(part) ? hidden : copy(part, within),
    ]),
  );
}
