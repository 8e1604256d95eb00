import { defineCases } from '#flows/engine/walk/cases.ts';
import { bankSelectionFlow } from './flow.ts';

export const bankSelectionCases = defineCases(bankSelectionFlow, {
  input: { bank: null, phone: '21 00 00 00' },
  events: {
    'list.opened': [{}],
    'list.closed': [{}],
    'search.changed': [{ search: 'sol' }, { search: 'Ravndal Sparebank' }, { search: 'finnes ikke' }],
    'bank.chosen': [{ bankregnr: '4100' }],
    submitted: [{}],
    retried: [{}],
    cancelled: [{}],
  },
  actors: {
    listBanks: {
      operation: 'listBanks',
      done: {
        banks: {
          status: 200,
          body: [
            { name: 'Ravndal Sparebank', bankregnr: '4200' },
            { name: 'Solvik Sparebank', bankregnr: '4100' },
            { name: 'Sparebanken Solsida', bankregnr: '4300' },
          ],
        },
      },
      failed: {
        'internal error': { status: 500 },
        'wrong shape': { status: 200, body: { name: 'Solvik' } },
      },
    },
  },
  matters: ({ banks, form }) => ({
    loaded: banks.length > 0,
    search: form.search,
    bank: form.bank?.bankregnr,
  }),
});
