import { Button } from '@navikt/ds-react/Button';
import { formatTypedDate } from '#domain/dates/dates.ts';
import { reportSent } from '#domain/employees/errors.ts';
import type { SelfAdministeredTyped } from '#domain/employees/self-administered-form.ts';
import type { Site } from '#domain/site/site.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { ContinuationLinks } from '#views/employees/employee-report/continuation-links.tsx';

interface SelfAdministeredSentProps {
  readonly context: {
    readonly site: Pick<Site, 'overview' | 'continuation'>;
    readonly form: SelfAdministeredTyped;
  };
  readonly send: (event: { type: 'another.requested' }) => void;
}

/** The receipt, which replaces the form (B2.106, B4.18). */
export function SelfAdministeredSent({ context: { site, form }, send }: SelfAdministeredSentProps) {
  const isOut = form.innOrUtmelding === 'Utmelding';
  const count = form.ansatteInformasjon.length;
  return (
    <Screen heading={reportSent[isOut ? 'meldeUt' : 'meldeInn'].title} back={null}>
      <p className="lead" data-announce>
        {count === 1 ? '1 ansatt' : `${count} ansatte`} meldes {isOut ? 'ut' : 'inn'} fra{' '}
        {formatTypedDate(form.startDate)}.
      </p>
      {isOut && <ContinuationLinks links={site.continuation} />}
      <Actions>
        <LinkButton to={site.overview}>Tilbake til oversikten</LinkButton>
        <Button variant="secondary" onClick={() => send({ type: 'another.requested' })}>
          Meld flere ansatte
        </Button>
      </Actions>
    </Screen>
  );
}
