/** Whether an employee is reported in or out (B3.51). Beside the form, because drafts load before its code. */
export const employeeActions = ['meldeInn', 'meldeUt'] as const;

export type EmployeeAction = (typeof employeeActions)[number];
