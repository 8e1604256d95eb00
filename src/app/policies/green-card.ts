import { startSubApp } from '#app/start/start-sub-app.tsx';
import { notBuiltFlow } from '#flows/arriving/not-built/flow.ts';
import { route } from '#flows/engine/stage.ts';

void startSubApp(({ urls }) => [route('/', notBuiltFlow, () => ({ overview: urls.overview }))]);
