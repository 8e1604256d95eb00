import { startSubApp } from '#app/start/start-sub-app.tsx';
import { routes } from './intermediate.routes.ts';

void startSubApp(routes);
