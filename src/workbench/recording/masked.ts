import { toApiError } from '#domain/errors/api-error.ts';
import { withoutPersonal } from '#domain/person/without-personal.ts';
import { redact } from '#flows/engine/redaction.ts';

/**
 * Any data as a recording holds it: plain JSON, redacted, and its free texts without addresses and numbers
 * to reach a person by, for a recording leaves the house.
 */
export const masked = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(withBankNames(value, redact(value)) ?? null), (key, part) =>
    // Names of events are ours, and a delay in one of them may look like a phone number.
    typeof part === 'string' && key !== 'type' ? withoutPersonal(part) : part,
  );

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A bank's name is nobody's, and customers find their bank by it: without it nothing is found in a replay. */
function withBankNames(value: unknown, redacted: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(redacted))
    return value.map((part, at) => withBankNames(part, redacted[at]));
  if (!isPlain(value) || !isPlain(redacted) || Array.isArray(value) || Array.isArray(redacted))
    return redacted;
  const fields = Object.entries(redacted).map(
    ([key, part]) => [key, withBankNames(value[key], part)] as const,
  );
  // Nothing beside it: an account, say, has a bank's number and a person's name.
  const isBank = 'bankregnr' in value && 'name' in value && Object.keys(value).length === 2;
  return { ...Object.fromEntries(fields), ...(isBank && { name: value.name }) };
}

/** An event; what a call failed with becomes the plain data that every chart makes of it. */
export function maskedEvent({ type, ...payload }: { readonly type: string }): { type: string } {
  const rest = masked('error' in payload ? { ...payload, error: null } : payload) as object;
  return { ...rest, ...('error' in payload && { error: maskedError(payload.error) }), type };
}

/** Its name is that of a kind of error, not of a person. */
function maskedError(error: unknown): object {
  const plain = toApiError(error);
  return { ...(masked(plain) as object), name: withoutPersonal(plain.name) };
}
