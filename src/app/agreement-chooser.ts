import { agreementChooserFlow } from '#flows/agreement-chooser.ts';
import { route } from '#flows/engine/stage.ts';
import { startSubApp } from './start-sub-app.tsx';

void startSubApp(({ urls, enableavtalebytte }) => [
  route('/', agreementChooserFlow, () => ({ myPage: urls.myPage.url, maySwitch: enableavtalebytte })),
]);
