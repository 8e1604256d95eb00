/** A row of the form: one employee, as typed, with the field names of B3.55. */
export interface EmployeeRow {
  readonly id: string;
  readonly fodselsar: string;
  readonly kjonn: string;
  /** From a spreadsheet, and accepted in its preview: the row has no errors, and is shown without fields (C4.52). */
  readonly isPasted?: true | undefined;
}

interface FormWithRows {
  readonly ansatteInformasjon: readonly EmployeeRow[];
}

export interface RowChange {
  /** The position of the row. */
  readonly index: number;
  readonly field: 'fodselsar' | 'kjonn';
  readonly value: string;
}

export const emptyRow = (id: number): EmployeeRow => ({ id: String(id), fodselsar: '', kjonn: '' });

const highestId = (rows: readonly EmployeeRow[]): number =>
  rows.reduce((highest, { id }) => Math.max(highest, Number(id)), 0);

export function withNewRow<Form extends FormWithRows>(form: Form): Form {
  const rows = form.ansatteInformasjon;
  return { ...form, ansatteInformasjon: [...rows, emptyRow(highestId(rows) + 1)] };
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

/**
 * Adds rows with ids of the form. They come before the rows with fields, so that a new row stands beside the button that adds
 * it. Rows that nothing was typed into give way.
 */
export function withPastedRows<Form extends FormWithRows>(
  form: Form,
  pasted: readonly Omit<EmployeeRow, 'id'>[],
): Form {
  const rows = form.ansatteInformasjon;
  const last = highestId(rows);
  const added = pasted.map(({ fodselsar, kjonn }, at) => ({
    id: String(last + at + 1),
    fodselsar,
    kjonn,
    isPasted: true as const,
  }));
  const typed = rows.filter((row) => !row.isPasted && (row.fodselsar !== '' || row.kjonn !== ''));
  return { ...form, ansatteInformasjon: [...rows.filter(({ isPasted }) => isPasted), ...added, ...typed] };
}

/** At least one row stays (B5.36). */
export const mayDeleteRow = (rows: readonly unknown[]): boolean => rows.length > 1;
