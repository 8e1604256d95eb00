import { route } from '#flows/engine/stage.ts';
import { notBuiltFlow } from '#flows/not-built.ts';
import { startSubApp } from './start-sub-app.tsx';

void startSubApp(({ urls }) => [route('/', notBuiltFlow, () => ({ overview: urls.overview }))]);
