import { start } from '#app/start/start.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { togglePath, toggles } from '#domain/site/toggle.ts';

start(
  {
    early: [paths.identification, togglePath(toggles.transition), togglePath(toggles.skipIntermediatePage)],
  },
  () => import('./intermediate.ts'),
);
