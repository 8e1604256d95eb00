import { type Failure, type Struct, validate } from 'superstruct';

export type Checked<Sent> =
  | { readonly ok: true; readonly sent: Sent }
  | { readonly ok: false; readonly errors: FieldErrors };

/** One sentence for each invalid field, in the order of the form; a row's field is named 'rows.0.field'. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Only sentences: a failure also contains the typed value, which can be personal. */
export function fieldErrors(failures: readonly Failure[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of failures) {
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
}

/**
 * The payload of a form, or its errors. The schema is an `object` of the visible fields: other fields are neither checked
 * nor sent.
 */
export function checkForm<Sent, Fields>(schema: Struct<Sent, Fields>, typed: object): Checked<Sent> {
  const [failure, sent] = validate(typed, schema, { coerce: true, mask: true });
  return failure ? { ok: false, errors: fieldErrors(failure.failures()) } : { ok: true, sent };
}

/** What the visitor types into one field. */
export interface FieldChange<Field> {
  readonly field: Field;
  readonly value: string;
}

/** The change of a chart's context when the visitor changes a field of its form. */
export const withField = <Typed, Field extends keyof Typed>(
  { form }: { readonly form: Typed },
  { field, value }: FieldChange<Field>,
): { readonly form: Typed } => ({ form: { ...form, [field]: value } });

/** The leaves that show a form (docs/changing.md). */
type FormLeaf = `filling.${'typing' | 'rejected' | 'refused' | 'failed' | 'unknown'}` | 'sending';

/** The errors that a form shows in a leaf: those of its own check, or the server's refusal of a field. */
export function formErrors(
  state: FormLeaf,
  checked: Checked<unknown>,
  refused: FieldErrors | null = null,
): FieldErrors {
  if (state === 'filling.rejected' && !checked.ok) return checked.errors;
  return state === 'filling.refused' && refused ? refused : {};
}

/** The payload of a valid form; a chart sends no other. */
export function sentOf<Sent>(checked: Checked<Sent>): Sent {
  if (!checked.ok) throw new Error(`an invalid form was sent: ${Object.keys(checked.errors).join(', ')}`);
  return checked.sent;
}
