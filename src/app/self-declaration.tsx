import { allowAddress } from '#domain/site/address.ts';
import { route } from '#flows/engine/stage.ts';
import { selfDeclarationFlow } from '#flows/self-declaration.ts';
import { queryParameter } from './query.ts';
import { startSubApp } from './start-sub-app.tsx';

void startSubApp(({ urls, allowedHosts, phone }, drafts) => [
  route('/', selfDeclarationFlow, () => ({
    site: {
      onwards:
        allowAddress(queryParameter(location, 'redirect_url'), {
          origin: location.origin,
          hosts: allowedHosts,
        }) ?? urls.buyInsurance.url,
      overview: urls.overview.url,
      phone,
    },
    draft: drafts['self-declaration'] ?? null,
  })),
]);
