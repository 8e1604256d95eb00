import { startSubApp } from '#app/start/start-sub-app.tsx';
import { routes } from './buy.routes.ts';

void startSubApp(routes);
