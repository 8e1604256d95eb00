import { isMade, setUpAddress, setUpIn } from '#domain/payment/direct-debit.ts';
import { boughtIn } from '#domain/payment/purchase.ts';
import { directDebitCreatedFlow } from '#flows/direct-debit-created.ts';
import { directDebitFailedFlow } from '#flows/direct-debit-failed.ts';
import { route } from '#flows/engine/stage.ts';
import { queryParameter } from './query.ts';
import { startSubApp } from './start-sub-app.tsx';

const parameter = (name: string) => queryParameter(location, name);

// What the bank says chooses the flow, as an address does (A2.44).
void startSubApp(({ urls }) => {
  const bought = boughtIn(parameter('context'));
  const back = urls.myPage;
  if (isMade(parameter('status'))) return [route('/', directDebitCreatedFlow, () => ({ bought, back }))];
  const setUp = setUpAddress(urls.overview.url, setUpIn(parameter('type'), parameter));
  return [route('/', directDebitFailedFlow, () => ({ isPurchase: bought !== null, setUp, back }))];
});
