import type { Persona } from './persona.ts';

/** The damage customer's transaksjonsId (A3.1), a parameter of calls for details and documents (B7.2). */
export const transactionOf = ({ kundenummer }: Pick<Persona, 'kundenummer'>): string =>
  `5d1c7a90-3f0e-4b8e-9a55-00000${kundenummer}`;
