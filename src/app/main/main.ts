import { tellOfLanding } from '#app/overview/landing-told.ts';
import { dialogsIn } from '#app/page/dialogs.ts';
import { startSubApp } from '#app/start/start-sub-app.tsx';
import { routes } from './main.routes.ts';

void startSubApp(routes, dialogsIn(window), tellOfLanding(window));
