import { configureClient } from '#api/client.ts';
import { tellOfLanding } from '#app/overview/landing-told.ts';
import { dialogsIn } from '#app/page/dialogs.ts';
import { startSubApp } from '#app/start/start-sub-app.tsx';
import { routes } from './main.routes.ts';

// Other documents retry (A9.8, B7.37).
configureClient({ retries: 0 });
void startSubApp(routes, dialogsIn(window), tellOfLanding(window));
