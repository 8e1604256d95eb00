import { tellOfLanding } from '#app/overview/landing-told.ts';
import { dialogsIn } from '#app/page/dialogs.ts';
import { startSubApp } from '#app/start/start-sub-app.tsx';
import { mainRoutes } from './main-routes.ts';

void startSubApp(mainRoutes, dialogsIn(window), tellOfLanding(window));
