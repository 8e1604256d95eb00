import { start } from '#app/start/start.ts';
import { toggles } from '#domain/site/toggle.ts';

start(
  {
    early: [
      '/avtalebytte/identification',
      `/toggle/${toggles.transition}`,
      `/toggle/${toggles.skipIntermediatePage}`,
    ],
  },
  () => import('./intermediate.ts'),
);
