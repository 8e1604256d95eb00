import { Button } from '@navikt/ds-react/Button';
import { formatTypedDate } from '#domain/dates/dates.ts';
import { formatPhone } from '#domain/display/phone.ts';
import type { EmployeeTyped } from '#domain/employees/employee-report-form.ts';
import { reportSent } from '#domain/employees/errors.ts';
import type { EmployeeInsurance } from '#domain/employees/reportable-insurance.ts';
import type { Site } from '#domain/site/site.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Receipt } from '#ui/receipt.tsx';
import { ContinuationLinks } from './continuation-links.tsx';

interface EmployeeReportReceiptProps {
  readonly context: {
    readonly site: Pick<Site, 'overview' | 'continuation'>;
    readonly insurance: EmployeeInsurance;
    readonly form: EmployeeTyped;
    readonly sentAt: string | null;
  };
  readonly send: (event: { type: 'another.requested' }) => void;
}

/** The page at `/bm/admin/kvittering-ansatt-inn-og-utmelding` (B2.10). */
export function EmployeeReportReceipt({
  context: { site, insurance, form, sentAt },
  send,
}: EmployeeReportReceiptProps) {
  const isOut = form.handling === 'meldeUt';
  const names = insurance.reportable
    .filter(({ product }) => form.forsikringer.includes(product))
    .map(({ name }) => name);
  return (
    <Receipt
      heading={reportSent[isOut ? 'meldeUt' : 'meldeInn'].title}
      facts={[
        ['Ansatt', form.navn],
        ['Gjelder fra', formatTypedDate(form.gjelderFra)],
        ['Forsikringer', names.join(', ')],
        ['Mobilnummer', formatPhone(form.tlf)],
        ['E-post', form.epost.trim()],
      ]}
      sentAt={sentAt}
      actions={
        <>
          <LinkButton to={site.overview}>Tilbake til oversikten</LinkButton>
          <Button variant="secondary" onClick={() => send({ type: 'another.requested' })}>
            Meld en ansatt til
          </Button>
        </>
      }
    >
      {isOut && <ContinuationLinks links={site.continuation} />}
    </Receipt>
  );
}
