import { Button } from '@navikt/ds-react/Button';
import type { PolicyChange } from '#domain/policies/details/offered-change.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

interface PolicyChangeActionProps {
  readonly change: PolicyChange;
  readonly phone: string;
  readonly onDenied: () => void;
}

/** A link to change the policy, or the phone number to call (B2.47, B2.48). */
export function PolicyChangeAction({ change, phone, onDenied }: PolicyChangeActionProps) {
  if (change.kind === 'call') return <PhoneText text={change.text} phone={phone} />;
  return (
    <Actions>
      {change.kind === 'link' ? (
        <LinkButton to={change.to}>Endre forsikring</LinkButton>
      ) : (
        <Button onClick={onDenied}>Endre forsikring</Button>
      )}
    </Actions>
  );
}
