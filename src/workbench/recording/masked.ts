import { toApiError } from '#domain/errors/api-error.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';
import { hidden, standIn } from '#domain/person/without-personal.ts';
import { isBank, personalKey, redact } from '#flows/engine/redaction.ts';
import { errorCatalogue } from '#flows/engine/walk/catalogue.ts';

/** The parts of a flow's input that come from the page's configuration. */
const configuredFields: ReadonlySet<string> = new Set([
  ...['site', 'routing', 'overview', 'invoice', 'documents', 'claim', 'buyPage', 'order', 'contact', 'back'],
  ...['otherInsurancesPage', 'feedback', 'myPage', 'bank', 'banks', 'mayBlock', 'consentBanks'],
  ...['phone', 'alarmCentre'],
]);

/** The insurer's own phone numbers, of customer service and of the alarm centre. */
const isOwnNumber = (field: string) => field === 'phone' || field === 'alarmCentre';

/** The values of the page's configuration in the input of a flow. */
export function configuredIn(input: unknown): Set<unknown> {
  const found = new Set<unknown>();
  const collect = (part: unknown) => {
    if (typeof part !== 'object' || part === null) found.add(part);
    else
      for (const [field, value] of Object.entries(part))
        if (isOwnNumber(field) || !personalKey.test(field)) collect(value);
  };
  for (const [field, part] of Object.entries(Object(input))) if (configuredFields.has(field)) collect(part);
  return found;
}

/** The server's sentences by which our error tables recognise a refusal. */
const sentences = [
  ...new Set(
    Object.values<RefusalTable>(errorCatalogue).flatMap(({ signs = {}, codes = {} }) =>
      [...Object.values(signs), ...Object.values(codes)].flatMap(({ when }) => when?.says ?? []),
    ),
  ),
];

export interface Mask {
  /** Any data as a recording contains it: plain JSON without personal data. */
  data(value: unknown): unknown;
  /** The same for an event; the error of a call becomes an `ApiError`, as in every chart. */
  event(event: { readonly type: string }): { type: string };
}

/** Returns the stand-in of a hidden value. Equal values get the same number. */
export function numberedStandIns(): (value: unknown) => string {
  const standIns = new Map<unknown, string>();
  return (value) => {
    // Charts copy objects, so two of them are never the same.
    if (typeof value === 'object') return hidden;
    const known = standIns.get(value) ?? standIn(standIns.size + 1);
    standIns.set(value, known);
    return known;
  };
}

/** The mask of one recording. Equal hidden values get the same stand-in, so that a replay finds the same record by its id. */
export function maskOf(input: unknown): Mask {
  const configured = configuredIn(input);
  const hide = numberedStandIns();
  const data = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(redact(value, { configured, sentences, hide }) ?? null), (_, part) => {
      // Typing the whole name of a bank chooses it, so a replay needs the name in the field too.
      if (typeof part === 'object' && part !== null && isBank(part)) configured.add(part.name);
      return part;
    });
  return {
    data,
    event: ({ type, ...payload }) => {
      const plain = 'error' in payload ? { ...payload, error: toApiError(payload.error) } : payload;
      return { ...(data(plain) as object), type };
    },
  };
}
