import { Button } from '@navikt/ds-react/Button';
import type { PolicyPage } from '#domain/policies/details/policy-page.ts';
import type { Destination } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

interface PolicyActionsProps {
  readonly claim: Destination;
  readonly page: Pick<PolicyPage, 'certificates' | 'change'>;
  readonly phone: string;
  readonly onCertificate: () => void;
  readonly onDenied: () => void;
}

/** Reporting damage, the certificate (B2.52), and the change or the number to call for it (B2.47, B2.48). */
export function PolicyActions({ claim, page, phone, onCertificate, onDenied }: PolicyActionsProps) {
  const {
    certificates: [present, renewed],
    change,
  } = page;
  return (
    <>
      <Actions>
        <LinkButton to={claim}>Meld skade</LinkButton>
        {present && !renewed && (
          <LinkButton to={present.to} variant="secondary">
            Se forsikringsbevis
          </LinkButton>
        )}
        {renewed && (
          <Button variant="secondary" onClick={onCertificate}>
            Se forsikringsbevis
          </Button>
        )}
        {change?.kind === 'link' && (
          <LinkButton to={change.to} variant="secondary">
            Endre forsikring
          </LinkButton>
        )}
        {change?.kind === 'denied' && (
          <Button variant="secondary" onClick={onDenied}>
            Endre forsikring
          </Button>
        )}
      </Actions>
      {change?.kind === 'call' && <PhoneText text={change.text} phone={phone} />}
    </>
  );
}
