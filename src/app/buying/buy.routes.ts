import { isInNativeWrapper } from '#app/page/native-wrapper.ts';
import { orderAddress } from '#app/page/order-address.ts';
import { routingInput } from '#app/page/routing-input.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { buyFlow } from '#flows/buying/buy/flow.ts';
import { route } from '#flows/engine/router.ts';

export const routes: Routes = (configuration) => {
  const { urls, banks, phone, ispartnerkunde } = configuration;
  return [
    route('/', buyFlow, () => ({
      routing: routingInput(configuration, 'buy'),
      overview: urls.overview.url,
      buyPage: urls.buyInsurance.url,
      order: orderAddress(configuration),
      otherInsurancesPage: urls.otherInsurances,
      contact: urls.contact,
      phone,
      isPartner: ispartnerkunde,
      isNative: isInNativeWrapper(window),
      banks,
    })),
  ];
};
