import { queryParameter } from '#app/page/query.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { allowAddress } from '#domain/site/address.ts';
import { selfDeclarationFlow } from '#flows/buying/self-declaration/flow.ts';
import { route } from '#flows/engine/router.ts';

export const routes: Routes = ({ urls, allowedHosts, phone }, drafts) => [
  route('/', selfDeclarationFlow, () => ({
    site: {
      nextPage:
        allowAddress(queryParameter(location, 'redirect_url'), {
          origin: location.origin,
          hosts: allowedHosts,
        }) ?? urls.buyInsurance.url,
      overview: urls.overview.url,
      phone,
    },
    draft: drafts['self-declaration'] ?? null,
  })),
];
