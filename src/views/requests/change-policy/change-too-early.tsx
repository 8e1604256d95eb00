import type { BusinessCustomer } from '#domain/policies/business-policies.ts';
import { policyWithNumber } from '#domain/requests/policies-to-change.ts';
import { ChangePage } from './change-page.tsx';

interface ChangeTooEarlyProps {
  readonly context: { readonly number: string; readonly customer: BusinessCustomer | null };
}

/** An accepted policy cannot be changed until it is in force (B4.6, C4.2). The text is assumed. */
export const ChangeTooEarly = ({ context: { customer, number } }: ChangeTooEarlyProps) => (
  <ChangePage policy={policyWithNumber(customer, number)}>
    <p className="lead" data-announce>
      Du kan endre forsikringen når den har trådt i kraft.
    </p>
  </ChangePage>
);
