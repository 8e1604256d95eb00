import { start } from '#app/start.ts';
import { toggles } from '#domain/site/toggle.ts';

start(
  ['/avtalebytte/identification', `/toggle/${toggles.transition}`, `/toggle/${toggles.skipIntermediatePage}`],
  () => import('#app/intermediate.ts'),
);
