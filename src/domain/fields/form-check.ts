import { type Failure, type Struct, validate } from 'superstruct';

export type Checked<Sent> =
  | { readonly ok: true; readonly sent: Sent }
  | { readonly ok: false; readonly errors: FieldErrors };

/** One sentence per field that is wrong, in the order of the form; a row's field is named 'rows.0.field'. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Sentences alone: a failure also holds what was typed, and that can be personal. */
export function fieldErrors(failures: readonly Failure[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of failures) {
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
}

/**
 * What a form would send, or what is wrong with it.
 * The schema is an `object` of the fields that are shown: what it does not name is neither checked nor sent.
 */
export function checkForm<Sent, Fields>(schema: Struct<Sent, Fields>, typed: object): Checked<Sent> {
  const [failure, sent] = validate(typed, schema, { coerce: true, mask: true });
  return failure ? { ok: false, errors: fieldErrors(failure.failures()) } : { ok: true, sent };
}

/** What is sent of a form that is right; a chart sends no other. */
export function sentOf<Sent>(checked: Checked<Sent>): Sent {
  if (!checked.ok) throw new Error(`sent though wrong: ${Object.keys(checked.errors).join(', ')}`);
  return checked.sent;
}
