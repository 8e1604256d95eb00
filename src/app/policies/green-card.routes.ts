import { queryParameter } from '#app/page/query.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { route } from '#flows/engine/router.ts';
import { greenCardFlow } from '#flows/policies/green-card/flow.ts';

/** A separate document (A2.5). Its query names the policy; the parameter names are assumed. */
export const routes: Routes = ({ urls, banks }) => [
  route('/', greenCardFlow, () => ({
    mayBlock: banks.mayBlock,
    overview: urls.overview,
    address: {
      number: queryParameter(location, 'forsikringsnummer') ?? '',
      version: queryParameter(location, 'versjon') ?? '',
    },
  })),
];
