import { Button } from '@navikt/ds-react/Button';
import { formatTypedDate } from '#domain/dates/dates.ts';
import type { EmployeeTyped } from '#domain/employees/employee-report.ts';
import { reportSent } from '#domain/employees/errors.ts';
import type { EmployeeInsurance } from '#domain/products/employee-insurance.ts';
import type { Site } from '#domain/site/site.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { ContinuationLinks } from './continuation-links.tsx';

interface EmployeeReportReceiptProps {
  readonly context: {
    readonly site: Pick<Site, 'overview' | 'continuation'>;
    readonly insurance: EmployeeInsurance;
    readonly form: EmployeeTyped;
  };
  readonly send: (event: { type: 'another.requested' }) => void;
}

/** The page at `/bm/admin/kvittering-ansatt-inn-og-utmelding` (B2.10). */
export function EmployeeReportReceipt({
  context: { site, insurance, form },
  send,
}: EmployeeReportReceiptProps) {
  const isOut = form.handling === 'meldeUt';
  const names = insurance.reportable
    .filter(({ product }) => form.forsikringer.includes(product))
    .map(({ name }) => name);
  return (
    <Screen heading={reportSent[isOut ? 'meldeUt' : 'meldeInn'].title} back={null}>
      <dl className="details">
        <dt>Ansatt</dt>
        <dd>{form.navn}</dd>
        <dt>Gjelder fra</dt>
        <dd>{formatTypedDate(form.gjelderFra)}</dd>
        <dt>Forsikringer</dt>
        <dd>{names.join(', ')}</dd>
      </dl>
      {isOut && <ContinuationLinks links={site.continuation} />}
      <Actions>
        <LinkButton to={site.overview}>Tilbake til oversikten</LinkButton>
        <Button variant="secondary" onClick={() => send({ type: 'another.requested' })}>
          Meld en ansatt til
        </Button>
      </Actions>
    </Screen>
  );
}
