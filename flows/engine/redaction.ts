import { hidden, withoutNationalIds } from '#domain/person/without-personal.ts';

/** Fields that identify a person or describe their health, whatever the value looks like (A3, B3). */
const personalKey = new RegExp(
  [
    'navn$|name$|forsikringstaker|innehaver',
    'f(o|oe|ø)dsel|^fnr$|personn(umme)?r|nationalId|offentligId',
    'kunden(umme)?r|registreringsn(umme)?r|konto|account|^kid$',
    'epost|e-post|e-?mail|mobil|telefon|tlf|phone',
    'adresse|gatenavn|gaten(umme)?r|oppgang|poststed|postn(umme)?r',
    'helse|arbeidsdyktig',
    // Free text, or a text that ends in a number plate.
    'melding$|fritekst|^info$|infoTekst|^beskrivelse$',
    // The text of a document, the chip of a pet, and the insured person or number plate in a row of policies.
    '^tekst$|chipnummer|^subtitle$',
  ].join('|'),
  'i',
);

/** A national identity number that is stored as a number loses its leading zero. */
const nationalIdAsNumber = /^-?\d{10,11}$/;

/** Longer lists are cut: copying ten thousand people at each step would stop the page. */
const maxItems = 100;

/**
 * A copy of any data without personal data, for recordings. A field with a personal name is hidden with everything below
 * it. National identity numbers are found by their digits in texts, numbers and keys. Values of the page's configuration
 * are not hidden.
 */
export const redact = (value: unknown, configured: ReadonlySet<unknown> = new Set()): unknown =>
  copy(value, { configured, ancestors: [] });

interface CopyOptions {
  readonly configured: ReadonlySet<unknown>;
  /** The objects that contain this one, to detect cycles. */
  readonly ancestors: readonly object[];
}

function copy(value: unknown, options: CopyOptions): unknown {
  const { configured, ancestors } = options;
  if (typeof value === 'string') return configured.has(value) ? value : withoutNationalIds(value);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const text = String(value);
    return nationalIdAsNumber.test(text) || withoutNationalIds(text) !== text ? hidden : value;
  }
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (ancestors.includes(value)) return '[circular]';
  const nested = { configured, ancestors: [...ancestors, value] };
  if (value instanceof Error) return withoutNationalIds(`${value.name}: ${value.message}`);
  if (value instanceof Map) return copyFields([...value], nested);
  if (value instanceof Set || Array.isArray(value))
    return [...value].slice(0, maxItems).map((part) => copy(part, nested));
  // A date, a URL and an actor have toJSON.
  if ('toJSON' in value && typeof value.toJSON === 'function') return copy(value.toJSON(), nested);
  return copyFields(Object.entries(value), nested);
}

function copyFields(entries: readonly (readonly [unknown, unknown])[], options: CopyOptions) {
  // An event of a form names its field. A half-typed value does not look personal, so the name of the field decides.
  const [, typedInto] = entries.find(([key]) => key === 'field') ?? [];
  const isPersonal = (key: string) =>
    personalKey.test(key) ||
    (key === 'value' && typeof typedInto === 'string' && personalKey.test(typedInto));
  // An empty field is not personal.
  const canBeShown = (part: unknown) => part === null || part === undefined || options.configured.has(part);
  return Object.fromEntries(
    entries.map(([key, part]) => [
      withoutNationalIds(String(key)),
      isPersonal(String(key)) && !canBeShown(part) ? hidden : copy(part, options),
    ]),
  );
}
