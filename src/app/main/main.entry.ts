import { start } from '#app/start/start.ts';
import { toggles } from '#domain/site/toggle.ts';

/** The page that most come for; of the others it is not known what they need. */
const isHome = /^#?\/?(\?|$)/.test(location.hash);

start(
  isHome
    ? [
        '/avtalebytte/identification',
        `/toggle/${toggles.transition}`,
        '/skade/kunde',
        '/avtalebytte',
        '/bankinfo',
        '/web/relasjoner',
      ]
    : [],
  () => import('./main.ts'),
);
// Beside the app, which asks for it only when it has been read.
if (isHome) void import('#flows/overview/home/flow.ts');
