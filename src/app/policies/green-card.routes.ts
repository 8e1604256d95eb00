import { queryParameter } from '#app/page/query.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { route } from '#flows/engine/stage.ts';
import { greenCardFlow } from '#flows/policies/green-card/flow.ts';

/** A document of its own (A2.5): which policy it is for, the query says. The names in the query are assumed. */
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
