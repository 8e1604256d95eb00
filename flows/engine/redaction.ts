import { type ApiError, isApiError } from '#domain/errors/api-error.ts';
import { hidden, isStandIn } from '#domain/person/without-personal.ts';
import { isFieldName, isShownNumber, shownText } from './shown-fields.ts';

/** Fields that identify a person or describe their health: hidden with everything below them (A3, B3). */
export const personalKey: RegExp = new RegExp(
  [
    'navn$|name$|forsikringstaker|innehaver',
    'f(o|oe|ø)dsel|^fnr$|personn(umme)?r|nationalId|offentligId',
    'kunden(umme)?r|registreringsn(umme)?r|konto|account|^kid$',
    'epost|e-post|e-?mail|mobil|telefon|tlf|phone',
    'adresse|gatenavn|gaten(umme)?r|oppgang|poststed|postn(umme)?r',
    'helse|arbeidsdyktig|^kjonn$',
  ].join('|'),
  'i',
);

/** Longer lists are cut: copying ten thousand people at each step would stop the page. */
const maxItems = 100;

export interface Redaction {
  /** Values of the page's configuration, which are shown. */
  readonly configured?: ReadonlySet<unknown>;
  /** The sentences of the insurer that our error tables know; the rest of an error's message is left out. */
  readonly sentences?: readonly string[];
  /** Returns what stands in for a hidden value. */
  readonly hide?: (value: unknown) => string;
}

/**
 * A copy of any data without personal data, as plain JSON. What is not known to be harmless is hidden: shown are yes and no,
 * small numbers, empty texts, and the texts of `shown-fields.ts`.
 */
export const redact = (
  value: unknown,
  { configured = new Set(), sentences = [], hide = () => hidden }: Redaction = {},
): unknown => {
  // What is hidden stays: the events of a recording are recorded again by its replay.
  const hideOnce = (part: unknown) => (isStandIn(part) ? part : hide(part));
  return copy(value, '', { configured, sentences, hide: hideOnce, ancestors: [] });
};

interface CopyOptions extends Required<Redaction> {
  /** The objects that contain this one, to detect cycles. */
  readonly ancestors: readonly object[];
}

/** @param field the name of the field, or of the list, that has the value */
function copy(value: unknown, field: string, options: CopyOptions): unknown {
  const { configured, hide, ancestors } = options;
  if (typeof value === 'string') return shownText(field, value, configured, hide);
  if (typeof value === 'number') return isShownNumber(field, value) ? value : hide(value);
  if (typeof value === 'bigint') return hide(value);
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (ancestors.includes(value)) return '[circular]';
  const nested = { ...options, ancestors: [...ancestors, value] };
  if (value instanceof Error) return value.name;
  if (value instanceof Map) return copyFields([...value], nested);
  if (value instanceof Set || Array.isArray(value))
    return [...value].slice(0, maxItems).map((part) => copy(part, field, nested));
  // A date, a URL and an actor have toJSON.
  if ('toJSON' in value && typeof value.toJSON === 'function') return copy(value.toJSON(), field, nested);
  const fields = copyFields(Object.entries(value), nested);
  return isBank(value) || isApiError(value) ? { ...fields, ...publicIn(value, options) } : fields;
}

function copyFields(entries: readonly (readonly [unknown, unknown])[], options: CopyOptions) {
  // An event of a form names its field, which decides about the value.
  const [, typedInto] = entries.find(([key]) => key === 'field') ?? [];
  return Object.fromEntries(
    entries.map(([name, part]) => {
      const key = String(name);
      const field = key === 'value' && typeof typedInto === 'string' ? typedInto : key;
      const shownKey = isFieldName(key) ? key : options.hide(key);
      return [shownKey, personalKey.test(field) ? withoutPerson(part, options) : copy(part, field, options)];
    }),
  );
}

/** An empty field is not personal. */
const withoutPerson = (part: unknown, { configured, hide }: CopyOptions): unknown =>
  part === null || part === undefined || part === '' || configured.has(part) ? part : hide(part);

/** A bank has no other fields: an account, for example, has a bank's number and a person's name. */
export const isBank = (value: object): value is { readonly name: string; readonly bankregnr: string } =>
  'bankregnr' in value && 'name' in value && Object.keys(value).length === 2;

/** The name of a bank, which a replay needs to find it; the name of an error, and what our tables know of its message. */
function publicIn(value: ApiError | { readonly name: string }, { sentences }: CopyOptions) {
  if (!isApiError(value)) return { name: value.name };
  const { message, developerMessage } = value;
  const known = (text: string) =>
    sentences.filter((sentence) => text.toLowerCase().includes(sentence.toLowerCase())).join(' ');
  return {
    name: /^\w+Error$/.test(value.name) ? value.name : 'Error',
    statusText: '',
    message: known(message),
    // Our own check of a response names the field that is wrong.
    developerMessage: /^[\w.]+: expected [\w ]+$/.test(developerMessage)
      ? developerMessage
      : known(developerMessage),
  };
}
