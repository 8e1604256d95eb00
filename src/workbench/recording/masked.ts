import { isApiError, toApiError } from '#domain/errors/api-error.ts';
import { withoutPersonal } from '#domain/person/without-personal.ts';
import { redact } from '#flows/engine/redaction.ts';

type Configured = ReadonlySet<unknown>;

/**
 * The insurer's own phone numbers, of customer service and of the alarm centre. They are in the configuration, and so in
 * the input of flows. No other field of a configuration looks personal (test/workbench/recording/hidden.test.ts).
 */
export function configuredIn(input: unknown): Configured {
  const phones = new Set<unknown>();
  JSON.stringify(input, (key, part) => {
    if (key === 'phone' || key === 'alarmCentre') phones.add(part);
    return part;
  });
  return phones;
}

/**
 * Any data as a recording contains it: plain JSON, redacted, and free texts without addresses and phone numbers, because a
 * recording leaves the company.
 */
export const masked = (value: unknown, configured: Configured = new Set()): unknown =>
  JSON.parse(JSON.stringify(withPublicNames(value, redact(value, configured)) ?? null), (key, part) =>
    // Names of events are ours; the delay in a name may look like a phone number.
    typeof part === 'string' && key !== 'type' && !configured.has(part) ? withoutPersonal(part) : part,
  );

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Keeps the names of banks, which a replay needs to find the bank, and of errors, whose name is their kind. */
function withPublicNames(value: unknown, redacted: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(redacted))
    return value.map((part, at) => withPublicNames(part, redacted[at]));
  if (!isPlain(value) || !isPlain(redacted) || Array.isArray(value) || Array.isArray(redacted))
    return redacted;
  const fields = Object.entries(redacted).map(
    ([key, part]) => [key, withPublicNames(value[key], part)] as const,
  );
  // No other fields: an account, for example, has a bank's number and a person's name.
  const isBank = 'bankregnr' in value && 'name' in value && Object.keys(value).length === 2;
  return { ...Object.fromEntries(fields), ...((isBank || isApiError(value)) && { name: value.name }) };
}

/** An event as a recording contains it; the error of a call becomes an `ApiError`, as in every chart. */
export function maskedEvent(
  { type, ...payload }: { readonly type: string },
  configured: Configured = new Set(),
): { type: string } {
  const plain = 'error' in payload ? { ...payload, error: toApiError(payload.error) } : payload;
  return { ...(masked(plain, configured) as object), type };
}
