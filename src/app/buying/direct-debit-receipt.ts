import { queryParameter } from '#app/page/query.ts';
import { startSubApp } from '#app/start/start-sub-app.tsx';
import { isMade, setUpAddress, setUpIn } from '#domain/buying/direct-debit.ts';
import { boughtIn } from '#domain/buying/purchase.ts';
import { directDebitCreatedFlow } from '#flows/buying/direct-debit-created/flow.ts';
import { directDebitFailedFlow } from '#flows/buying/direct-debit-failed/flow.ts';
import { route } from '#flows/engine/stage.ts';

const parameter = (name: string) => queryParameter(location, name);

// What the bank says chooses the flow, as an address does (A2.44).
void startSubApp(({ urls }) => {
  const bought = boughtIn(parameter('context'));
  const back = urls.myPage;
  if (isMade(parameter('status'))) return [route('/', directDebitCreatedFlow, () => ({ bought, back }))];
  const setUp = setUpAddress(urls.overview.url, setUpIn(parameter('type'), parameter));
  return [route('/', directDebitFailedFlow, () => ({ isPurchase: bought !== null, setUp, back }))];
});
