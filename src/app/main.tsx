import { lazyRoute } from '#flows/engine/stage.ts';
import { dialogsIn } from './dialogs.ts';
import { startSubApp } from './start-sub-app.tsx';

void startSubApp(
  ({ urls, phone, consentBanks }) => [
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
  ],
  dialogsIn(window),
);
