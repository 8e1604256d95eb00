import { dialogsIn } from './dialogs.ts';
import { mainRoutes } from './main-routes.ts';
import { startSubApp } from './start-sub-app.tsx';

void startSubApp(mainRoutes, dialogsIn(window));
