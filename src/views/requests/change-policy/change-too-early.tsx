import { type PoliciesToChange, policyWithNumber } from '#domain/requests/policies-to-change.ts';
import { ChangePage } from './change-page.tsx';

interface ChangeTooEarlyProps {
  readonly context: { readonly number: string; readonly choices: PoliciesToChange | null };
}

/** An accepted policy cannot be changed until it is in force (B4.6, C4.2). The text is assumed. */
export const ChangeTooEarly = ({ context: { choices, number } }: ChangeTooEarlyProps) => (
  <ChangePage policy={policyWithNumber(choices, number)}>
    <p className="lead" data-announce>
      Du kan endre forsikringen når den har trådt i kraft.
    </p>
  </ChangePage>
);
