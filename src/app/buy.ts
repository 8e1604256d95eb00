import { buyFlow } from '#flows/buy.ts';
import { route } from '#flows/engine/stage.ts';
import { inNativeWrapper } from './native-wrapper.ts';
import { orderAddress } from './order-address.ts';
import { routingInput } from './routing-input.ts';
import { startSubApp } from './start-sub-app.tsx';

void startSubApp((configuration) => {
  const { urls, banks, phone, ispartnerkunde } = configuration;
  return [
    route('/', buyFlow, () => ({
      routing: routingInput(configuration, 'buy'),
      overview: urls.overview.url,
      buyPage: urls.buyInsurance.url,
      order: orderAddress(configuration),
      otherInsurances: urls.otherInsurances,
      contact: urls.contact,
      phone,
      partner: ispartnerkunde,
      native: inNativeWrapper(window),
      banks,
    })),
  ];
});
