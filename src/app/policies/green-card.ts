import { startSubApp } from '#app/start/start-sub-app.tsx';
import { routes } from './green-card.routes.ts';

void startSubApp(routes);
