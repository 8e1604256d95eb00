import { lazyRoute, type Route } from '#flows/engine/stage.ts';
import type { PageConfiguration } from './configuration.ts';

/** The pages of the main app (A2.17 to A2.22, B2); every address of a flow's states stands with it. */
export const mainRoutes = ({
  urls,
  phone,
  consentBanks,
}: PageConfiguration): readonly [Route, ...Route[]] => [
  lazyRoute(
    ['/'],
    () => import('#flows/not-built.ts').then(({ notBuiltFlow }) => notBuiltFlow),
    () => ({}),
  ),
  lazyRoute(
    ['/bm/tilganger', '/bm/tilganger/ny'],
    () => import('#flows/access.ts').then(({ accessFlow }) => accessFlow),
    () => ({ chooser: urls.agreementChooser.url, phone }),
  ),
  lazyRoute(
    ['/innstillinger'],
    () => import('#flows/settings.ts').then(({ settingsFlow }) => settingsFlow),
    () => ({ consentBanks }),
  ),
];
