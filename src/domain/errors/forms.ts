import { generalRefusals } from './general.ts';
import type { RefusalTable } from './refusals.ts';

/** A change or an order that could not be sent. */
export const requestRefusals = {
  // B8.7
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen',
  },
} as const satisfies RefusalTable;

/** B8.8: reports of employees in or out, self-administered ones too. */
export const employeeReportRefusals = {
  otherwise: generalRefusals,
} as const satisfies RefusalTable;
