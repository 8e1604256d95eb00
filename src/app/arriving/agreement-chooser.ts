import { startSubApp } from '#app/start/start-sub-app.tsx';
import { agreementChooserFlow } from '#flows/arriving/agreement-chooser/flow.ts';
import { route } from '#flows/engine/stage.ts';

void startSubApp(({ urls, enableavtalebytte }) => [
  route('/', agreementChooserFlow, () => ({ myPage: urls.myPage.url, maySwitch: enableavtalebytte })),
]);
