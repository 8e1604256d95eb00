import { Tag } from '@navikt/ds-react/Tag';
import { Heading } from '@navikt/ds-react/Typography';
import { formatDate } from '#domain/dates/format-date.ts';
import type { PolicyToChange } from '#domain/requests/policies-to-change.ts';
import { ProductIcon } from '#ui/product-icon.tsx';

/** The chosen policy (B2.85), with title, number and start date (B2.46). */
export const PolicyCard = ({ policy }: { readonly policy: PolicyToChange }) => (
  <div className="policy-card">
    <ProductIcon kind={policy.icon} isRich />
    <div>
      <Heading level="2" size="small">
        {policy.title}
      </Heading>
      {policy.subtitle && <p className="policy__subtitle">{policy.subtitle}</p>}
      <dl>
        <div>
          <dt>Forsikringsnummer</dt>
          <dd>{policy.number}</dd>
        </div>
        {policy.from && (
          <div>
            <dt>Gjelder fra og med</dt>
            <dd>{formatDate(policy.from)}</dd>
          </div>
        )}
      </dl>
      {policy.labelText && (
        <Tag variant="info" size="small">
          {policy.labelText}
        </Tag>
      )}
    </div>
  </div>
);
