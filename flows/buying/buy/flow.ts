import { getDigitalSale, getNewSaleParameters, getSalesEntrance } from '#api/buying/buying.ts';
import { getBankInfo } from '#api/shared/banks.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { visitorRoutingFlow } from '#flows/arriving/visitor-routing/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { lazyView } from '#flows/engine/lazy-view.ts';
import { buy } from '#machines/buying/buy.ts';
import { AnotherBank } from '#views/buying/buy/another-bank.tsx';
import { NotSold } from '#views/buying/buy/not-sold.tsx';
import { BuyingRefused, BuyingUnavailable } from '#views/buying/buy/unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

/** The names and icons of all products are large, so they load in parallel with the calls. */
const offered = import('#views/buying/buy/offered.tsx');
const Offered = lazyView(() => offered.then((view) => view.Offered));

export const buyFlow = defineFlow({
  title: 'Kjøp forsikring',
  machine: buy,
  actors: {
    visitorRouting: visitorRoutingFlow,
    getSalesEntrance,
    acceptsOffers: async () => (await getNewSaleParameters()).kanAkseptereTilbudIDag,
    sellsDigitally: async () => (await getDigitalSale()).kanKjopeDigitalt,
    async getBuyer() {
      const { kundestatus, bankForholdRegnr, deaktiverteProdukter } = await getDamageCustomer();
      return {
        kundestatus,
        bankForholdRegnr: bankForholdRegnr ?? null,
        ownedCodes: deaktiverteProdukter,
      };
    },
    getBankInfo,
  },
  views: {
    arriving: { child: 'visitorRouting' },
    loadingSalesEntrance: Waiting,
    loadingDigitalSale: Waiting,
    loadingBuyer: Waiting,
    checkingBank: 'transient',
    loadingBank: Waiting,
    deciding: 'transient',
    'offered.still': Offered,
    'offered.typing': Offered,
    notSold: NotSold,
    inAnotherBank: AnotherBank,
    refused: BuyingRefused,
    unavailable: BuyingUnavailable,
    leaving: 'exit',
  },
});
