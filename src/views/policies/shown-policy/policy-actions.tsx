import { Button } from '@navikt/ds-react/Button';
import type { PolicyPage } from '#domain/policies/details/policy-page.ts';
import type { Site } from '#domain/site/site.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { RingUs } from '#ui/ring-us.tsx';

interface PolicyActionsProps {
  readonly page: Pick<PolicyPage, 'certificates' | 'change' | 'canHaveTravelCard' | 'notices'>;
  readonly site: Pick<Site, 'claim' | 'phone' | 'alarmCentre'>;
  readonly onCertificate: () => void;
  readonly onDenied: () => void;
  readonly onCard: () => void;
}

/** The sentence is assumed; the alarm centre is on the travel card too (B2.104). */
const urgent = 'Trenger du hjelp på reise? Ring alarmsentralen på {phone}.';

/**
 * Reporting damage, the travel card (B2.55), the certificate (B2.52), the change (B2.47, B2.48), and the number to call for
 * it or for help.
 */
export function PolicyActions({ page, site, onCertificate, onDenied, onCard }: PolicyActionsProps) {
  const {
    certificates: [present, renewed],
    change,
    canHaveTravelCard,
    notices,
  } = page;
  const hasToAct = notices.some(({ link }) => link !== null);
  return (
    <>
      <Actions>
        <LinkButton to={site.claim} variant={hasToAct ? 'secondary' : 'primary'}>
          Meld skade
        </LinkButton>
        {canHaveTravelCard && (
          <Button variant="secondary" onClick={onCard}>
            Se reisekort
          </Button>
        )}
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
      {change?.kind === 'call' ? <PhoneText text={change.text} phone={site.phone} /> : <RingUs />}
      {canHaveTravelCard && <PhoneText text={urgent} phone={site.alarmCentre} hasHours />}
    </>
  );
}
