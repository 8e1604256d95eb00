import { configureClient, mainAppSettings } from '#api/client.ts';
import { trackLanding } from '#app/overview/landing-events.ts';
import { dialogsIn } from '#app/page/dialogs.tsx';
import { saveFile } from '#app/page/save-file.ts';
import { startSubApp } from '#app/start/start-sub-app.tsx';
import { idleTime } from './idle-time.ts';
import { routes } from './main.routes.ts';
import { pageAt } from './pages.ts';

const onLandingEvent = trackLanding(window);
const save = saveFile(window);

configureClient(mainAppSettings);
void startSubApp(routes, dialogsIn(window), (chart, event, reply) => {
  onLandingEvent(chart, event);
  save(chart, event);
  // The share sheet's code loads for the visitors who share a file.
  if (event.type === 'share.wanted')
    import('#app/page/share-file.ts').then(
      ({ shareFile }) => shareFile(window)(chart, event, reply),
      () => reply({ type: 'share.refused' }),
    );
}).then((router) => {
  if (!router) return;
  window.setTimeout(() => {
    import('./next-pages.ts').then(
      ({ prepareNextPages }) => prepareNextPages(window, router, (hash) => pageAt(hash)?.flow),
      () => {},
    );
  }, idleTime);
});
