import type { Operation } from '#sandbox/operation.ts';

export const getDamageCustomer: Operation = {
  id: 'getDamageCustomer',
  method: 'GET',
  path: '/skade/kunde',
  answer({ persona }) {
    const { damageCustomer: record, kundenummer, name } = persona;
    if (record === null) {
      return { refusal: { status: 404, code: 'FOR3170051', message: 'Fant ikke kunden' } };
    }
    return { body: { kundetype: 'Privat', kundenummer, ...name, ...record } };
  },
};
