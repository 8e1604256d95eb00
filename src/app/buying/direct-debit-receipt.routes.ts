import type { PageConfiguration } from '#app/page/configuration.ts';
import { queryParameter } from '#app/page/query.ts';
import { readSetup, setupAddress } from '#domain/buying/direct-debit.ts';
import { boughtProduct } from '#domain/buying/purchase.ts';
import { directDebitCreatedFlow } from '#flows/buying/direct-debit-created/flow.ts';
import { directDebitFailedFlow } from '#flows/buying/direct-debit-failed/flow.ts';
import { route } from '#flows/engine/router.ts';

const parameter = (name: string) => queryParameter(location, name);
const bought = () => boughtProduct(parameter('context'));

/** Two receipts at one address: the status in its query chooses between them (A2.44). */
export const routes = ({ urls }: PageConfiguration) =>
  [
    route('/', directDebitCreatedFlow, () => ({ bought: bought(), back: urls.myPage })),
    route('/', directDebitFailedFlow, () => ({
      isPurchase: bought() !== null,
      setupAddress: setupAddress(
        urls.overview.url,
        readSetup(parameter('type') === 'person' ? 'person' : 'skade', parameter),
      ),
      back: urls.myPage,
    })),
  ] as const;
