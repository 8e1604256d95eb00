import { dialogsIn } from './dialogs.ts';
import { tellOfLanding } from './landing-told.ts';
import { mainRoutes } from './main-routes.ts';
import { startSubApp } from './start-sub-app.tsx';

void startSubApp(mainRoutes, dialogsIn(window), tellOfLanding(window));
