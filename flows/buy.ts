import { lazy } from 'react';
import { getBankInfo } from '#api/banks.ts';
import { getDigitalSale, getSalesEntrance } from '#api/buying.ts';
import { getDamageCustomer } from '#api/damage-customer.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { buy } from '#machines/buy.ts';
import { Elsewhere } from '#views/buy/elsewhere.tsx';
import { NotSold } from '#views/buy/not-sold.tsx';
import { BuyingRefused } from '#views/buy/refused.tsx';
import { BuyingUnavailable } from '#views/buy/unavailable.tsx';
import { Waiting } from '#views/waiting.tsx';
import { visitorRoutingFlow } from './visitor-routing.ts';

/** Names and pictures of all products are heavy; they come while the calls are on their way. */
const offered = import('#views/buy/offered.tsx');
const Offered = lazy(() => offered.then((view) => ({ default: view.Offered })));

export const buyFlow = defineFlow({
  id: 'buy',
  title: 'Kjøp forsikring',
  machine: buy,
  actors: {
    visitorRouting: visitorRoutingFlow,
    getSalesEntrance,
    sellsDigitally: async () => (await getDigitalSale()).kanKjopeDigitalt,
    async getBuyer() {
      const { kundestatus, bankForholdRegnr, deaktiverteProdukter } = await getDamageCustomer();
      return {
        kundestatus,
        bankForholdRegnr: bankForholdRegnr ?? null,
        deactivated: deaktiverteProdukter,
      };
    },
    getBankInfo,
  },
  views: {
    arriving: { child: 'visitorRouting' },
    askingEntrance: Waiting,
    askingSale: Waiting,
    askingBuyer: Waiting,
    choosing: 'passing',
    askingBank: Waiting,
    settling: 'passing',
    offered: Offered,
    notSold: NotSold,
    elsewhere: Elsewhere,
    refused: BuyingRefused,
    unavailable: BuyingUnavailable,
    leaving: 'exit',
  },
  frames: {},
});
