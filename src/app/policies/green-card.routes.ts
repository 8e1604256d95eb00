import { queryParameter } from '#app/page/query.ts';
import { routingInput } from '#app/page/routing-input.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { pageGateFlow } from '#flows/arriving/page-gate/flow.ts';
import { route } from '#flows/engine/router.ts';
import { greenCardFlow } from '#flows/policies/green-card/flow.ts';

/** A separate document (A2.5). Its query names the policy; the parameter names are assumed. */
export const routes: Routes = (configuration) => [
  {
    ...route('/', greenCardFlow, () => ({
      site: { overview: configuration.urls.overview, phone: configuration.phone },
      address: {
        number: queryParameter(location, 'forsikringsnummer') ?? '',
        version: queryParameter(location, 'versjon') ?? '',
      },
      isBelowPolicy: false,
    })),
    gate: route('/*', pageGateFlow, () => ({ site: routingInput(configuration, 'detailsMotor') })),
  },
];
