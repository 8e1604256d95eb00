import type { BusinessCustomer } from '#domain/policies/business-policies.ts';
import { changeSent } from '#domain/requests/errors.ts';
import { policyFacts } from '#domain/requests/policies-to-change.ts';
import { RequestSent, type RequestSentContext } from '#views/requests/request-sent.tsx';

interface ChangeSentProps {
  readonly context: RequestSentContext & {
    readonly number: string;
    readonly customer: BusinessCustomer | null;
  };
}

/** The receipt of the change (B2.86). */
export const ChangeSent = ({ context }: ChangeSentProps) => (
  <RequestSent notice={changeSent} context={context} policy={policyFacts(context.customer, context.number)} />
);
