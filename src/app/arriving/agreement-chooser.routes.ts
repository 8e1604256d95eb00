import type { Routes } from '#app/start/start-sub-app.tsx';
import { agreementChooserFlow } from '#flows/arriving/agreement-chooser/flow.ts';
import { route } from '#flows/engine/router.ts';

export const routes: Routes = ({ urls, enableavtalebytte }) => [
  route('/', agreementChooserFlow, () => ({ myPage: urls.myPage.url, maySwitch: enableavtalebytte })),
];
