/** Whether an employee is reported in or out (B3.51). */
export const employeeActions = ['meldeInn', 'meldeUt'] as const;

export type EmployeeAction = (typeof employeeActions)[number];

/** The fields that depend on the insurances and the action, in the order of the form, with the names of B3.48 to B3.51. */
export const employeeFields = [
  'fnr',
  'yrke',
  'stillingsprosent',
  'adresse',
  'postnr',
  'poststed',
  'arbeidsdyktig',
  'fastAnsatt',
  'jobberMinst20Prosent',
  'fastBostedsadresse',
] as const;

export type EmployeeField = (typeof employeeFields)[number];

const personnel: readonly EmployeeField[] = [
  'fnr',
  'yrke',
  'stillingsprosent',
  'arbeidsdyktig',
  'fastAnsatt',
  'jobberMinst20Prosent',
];

/** Virke products are assumed to need the fields of personnel insurance (C3.3). */
const reportInFields: ReadonlyMap<string, readonly EmployeeField[]> = new Map([
  ['N16', ['fnr', 'arbeidsdyktig', 'fastAnsatt', 'jobberMinst20Prosent', 'fastBostedsadresse']],
  ['N17', personnel],
  ['N20', ['yrke', 'stillingsprosent']],
  ['N75', personnel],
  ['N76', personnel],
  ['N77', personnel],
  ['N90', ['fnr', 'fastAnsatt', 'fastBostedsadresse']],
]);

/** They are the same for all insurances (C3.3). */
const reportOutFields: readonly EmployeeField[] = [
  'fnr',
  'yrke',
  'stillingsprosent',
  'adresse',
  'postnr',
  'poststed',
];

/** The fields for the chosen action and products: each field that one of the products needs (B4.17, C3.3). */
export function employeeFieldsFor(
  action: EmployeeAction | null,
  products: readonly string[],
): readonly EmployeeField[] {
  if (action === null) return [];
  const needed =
    action === 'meldeUt' ? reportOutFields : products.flatMap((code) => reportInFields.get(code) ?? []);
  return employeeFields.filter((field) => needed.includes(field));
}
