import type { Routes } from '#app/start/start-sub-app.tsx';
import { notBuiltFlow } from '#flows/arriving/not-built/flow.ts';
import { route } from '#flows/engine/stage.ts';

export const routes: Routes = ({ urls, banks }) => [
  route('/', notBuiltFlow, () => ({ overview: urls.overview, mayBlock: banks.mayBlock })),
];
