import { route } from '#flows/engine/stage.ts';
import { intermediateFlow } from '#flows/intermediate.ts';
import { orderAddress } from './order-address.ts';
import { routingInput } from './routing-input.ts';
import { startSubApp } from './start-sub-app.tsx';

/** Both intermediate pages: whom the visitor acts for decides, not which of them they came by. */
void startSubApp((configuration) => {
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
});
