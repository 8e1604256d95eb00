import { orderAddress } from '#app/page/order-address.ts';
import { routingInput } from '#app/page/routing-input.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { intermediateFlow } from '#flows/arriving/intermediate/flow.ts';
import { route } from '#flows/engine/router.ts';

/** Both intermediate pages have this flow: the active party decides what it shows, not the address. */
export const routes: Routes = (configuration) => {
  const { urls } = configuration;
  return [
    route('/', intermediateFlow, () => ({
      routing: routingInput(configuration, 'home'),
      overview: urls.overview.url,
      invoice: urls.invoice,
      documents: urls.documents,
      claim: urls.claim,
      buyPage: urls.buyInsurance,
      order: { url: orderAddress(configuration) },
    })),
  ];
};
