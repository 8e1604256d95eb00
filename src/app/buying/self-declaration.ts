import { startSubApp } from '#app/start/start-sub-app.tsx';
import { routes } from './self-declaration.routes.ts';

void startSubApp(routes);
