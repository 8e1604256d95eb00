import { afterIdentification } from '#app/page/visitor-reads.ts';
import { start } from '#app/start/start.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { togglePath, toggles } from '#domain/site/toggle.ts';

start(
  {
    early: [togglePath(toggles.transition), paths.identification, paths.damageCustomer],
    following: () => afterIdentification,
  },
  () => import('./green-card.ts'),
);
