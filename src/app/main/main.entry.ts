import { start } from '#app/start/start.ts';
import { toggles } from '#domain/site/toggle.ts';

/** The page that most visitors open; the others begin with the toggle alone (A4.10). */
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
    : [`/toggle/${toggles.transition}`],
  () => import('./main.ts'),
);
// Beside the app, which asks for it only when it has been read.
if (isHome) void import('#flows/overview/home/flow.ts');
