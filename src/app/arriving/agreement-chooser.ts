import { startSubApp } from '#app/start/start-sub-app.tsx';
import { routes } from './agreement-chooser.routes.ts';

void startSubApp(routes);
