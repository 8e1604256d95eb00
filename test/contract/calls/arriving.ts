import { listBanks } from '#api/banks.ts';
import { getDamageCustomer } from '#api/damage-customer.ts';
import { submitSelfDeclaration } from '#api/self-declaration.ts';
import type { ClientCall } from './call.ts';

export const arrivingCalls: readonly ClientCall[] = [
  { operation: 'getDamageCustomer', run: getDamageCustomer },
  { operation: 'listBanks', run: listBanks },
  {
    operation: 'submitSelfDeclaration',
    run: (_, signal) =>
      submitSelfDeclaration(
        {
          skadesaker: false,
          betalingsanmerkninger: true,
          oppsagtAvAndre: false,
          bankForholdRegnr: { value: '3361' },
        },
        signal,
      ),
  },
];
