import { Button } from '@navikt/ds-react/Button';
import { formatTypedDate } from '#domain/dates/dates.ts';
import { formatPhone } from '#domain/display/phone.ts';
import { reportSent } from '#domain/employees/errors.ts';
import type { SelfAdministeredTyped } from '#domain/employees/self-administered-form.ts';
import type { Site } from '#domain/site/site.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Receipt } from '#ui/receipt.tsx';
import { ContinuationLinks } from '#views/employees/employee-report/continuation-links.tsx';

interface SelfAdministeredSentProps {
  readonly context: {
    readonly site: Pick<Site, 'overview' | 'continuation'>;
    readonly form: SelfAdministeredTyped;
    readonly sentAt: string | null;
  };
  readonly send: (event: { type: 'another.requested' }) => void;
}

/** The receipt, which replaces the form (B2.106, B4.18). */
export function SelfAdministeredSent({ context: { site, form, sentAt }, send }: SelfAdministeredSentProps) {
  const isOut = form.innOrUtmelding === 'Utmelding';
  const employees = form.ansatteInformasjon;
  const count = employees.length;
  return (
    <Receipt
      heading={reportSent[isOut ? 'meldeUt' : 'meldeInn'].title}
      lead={
        <p className="lead" data-announce>
          {count === 1 ? '1 ansatt' : `${count} ansatte`} meldes {isOut ? 'ut' : 'inn'} fra{' '}
          {formatTypedDate(form.startDate)}.
        </p>
      }
      facts={[
        [
          'Ansatte',
          employees
            .map(({ fodselsar, kjonn }) => `Født ${fodselsar.trim()}, ${kjonn.toLowerCase()}`)
            .join('\n'),
        ],
        ['Mobilnummer', formatPhone(form.telefonnummer)],
        ['E-post', form.epost.trim()],
      ]}
      sentAt={sentAt}
      actions={
        <>
          <LinkButton to={site.overview}>Tilbake til oversikten</LinkButton>
          <Button variant="secondary" onClick={() => send({ type: 'another.requested' })}>
            Meld flere ansatte
          </Button>
        </>
      }
    >
      {isOut && <ContinuationLinks links={site.continuation} />}
    </Receipt>
  );
}
