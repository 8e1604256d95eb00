/** One employee as typed, by the names of B3.55. */
export interface EmployeeRow {
  readonly id: string;
  readonly fodselsar: string;
  readonly kjonn: string;
}

type Rows = readonly EmployeeRow[];

export interface RowChange {
  /** Position of the row. */
  readonly index: number;
  readonly field: Exclude<keyof EmployeeRow, 'id'>;
  readonly value: string;
}

/** Rows are added at the end, so the last one has the highest id. */
export const withNewRow = (rows: Rows): Rows => [
  ...rows,
  { id: String(Number(rows.at(-1)?.id ?? 0) + 1), fodselsar: '', kjonn: '' },
];

/** The other rows stay the same objects, so their screens are not drawn again. */
export const withChangedRow = (rows: Rows, { index, field, value }: RowChange): Rows =>
  rows.map((row, at) => (at === index ? { ...row, [field]: value } : row));

export const withoutRow = (rows: Rows, index: number): Rows => rows.filter((_, at) => at !== index);

/** At least one row stays (B5.36). */
export const mayDeleteRow = (rows: Rows): boolean => rows.length > 1;
