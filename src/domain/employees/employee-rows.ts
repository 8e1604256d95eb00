/** A row of the form: one employee, as typed, with the field names of B3.55. */
export interface EmployeeRow {
  readonly id: string;
  readonly fodselsar: string;
  readonly kjonn: string;
}

interface FormWithRows {
  readonly ansatteInformasjon: readonly EmployeeRow[];
}

export interface RowChange {
  /** The position of the row. */
  readonly index: number;
  readonly field: Exclude<keyof EmployeeRow, 'id'>;
  readonly value: string;
}

export const emptyRow = (id: number): EmployeeRow => ({ id: String(id), fodselsar: '', kjonn: '' });

/** Rows are added at the end, so the last one has the highest id. */
export function withNewRow<Form extends FormWithRows>(form: Form): Form {
  const last = Number(form.ansatteInformasjon.at(-1)?.id ?? 0);
  return { ...form, ansatteInformasjon: [...form.ansatteInformasjon, emptyRow(last + 1)] };
}

/** The other rows stay the same objects, so they do not render again. */
export const withChangedRow = <Form extends FormWithRows>(
  form: Form,
  { index, field, value }: RowChange,
): Form => ({
  ...form,
  ansatteInformasjon: form.ansatteInformasjon.map((row, at) =>
    at === index ? { ...row, [field]: value } : row,
  ),
});

export const withoutRow = <Form extends FormWithRows>(form: Form, index: number): Form => ({
  ...form,
  ansatteInformasjon: form.ansatteInformasjon.filter((_, at) => at !== index),
});

/** At least one row stays (B5.36). */
export const mayDeleteRow = (rows: readonly unknown[]): boolean => rows.length > 1;
