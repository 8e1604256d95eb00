import { lazyRoute } from '#flows/engine/stage.ts';
import { modalFlow } from '#flows/modal.ts';
import { startSubApp } from './start-sub-app.tsx';

void startSubApp(
  ({ consentBanks }) => [
    lazyRoute(
      ['/'],
      () => import('#flows/not-built.ts').then(({ notBuiltFlow }) => notBuiltFlow),
      () => ({}),
    ),
    lazyRoute(
      ['/innstillinger'],
      () => import('#flows/settings.ts').then(({ settingsFlow }) => settingsFlow),
      () => ({ consentBanks }),
    ),
  ],
  modalFlow,
);
