import { Link } from '@navikt/ds-react/Link';
import { Tag } from '@navikt/ds-react/Tag';
import { memo } from 'react';
import { formatKroner } from '#domain/display/amounts.ts';
import type { PolicyRow } from '#domain/policies/policy-row.ts';
import { ProductIcon } from '#ui/product-icon.tsx';

interface PolicyListProps {
  readonly rows: readonly PolicyRow[];
  /** Whether the policies belong to the customer. */
  readonly isOwn?: boolean;
}

export function PolicyList({ rows, isOwn = false }: PolicyListProps) {
  return (
    <ul className="policies">
      {rows.map(({ number, title, subtitle, labelText, premiePerManed, href, icon }) => (
        <Policy
          key={`${number} ${href}`}
          {...{ title, subtitle, labelText, premiePerManed, href, icon }}
          isOwn={isOwn}
        />
      ))}
    </ul>
  );
}

type Shown = 'title' | 'subtitle' | 'labelText' | 'premiePerManed' | 'href' | 'icon';
type PolicyProps = Pick<PolicyRow, Shown> & { readonly isOwn: boolean };

/**
 * A row has a title, a subtitle, a label and a monthly premium (B3.29). Memoised, so that a thousand rows are not
 * rendered again when another part of the page has loaded.
 */
const Policy = memo(function Policy(props: PolicyProps) {
  const { title, subtitle, labelText, premiePerManed, href, icon, isOwn } = props;
  return (
    <li className="policy">
      <ProductIcon kind={icon} isRich={isOwn} />
      <div>
        <PolicyName href={href} title={title} />
        {subtitle && <span className="policy__subtitle">{subtitle}</span>}
      </div>
      <div className="policy__facts">
        {labelText && (
          <Tag variant="info" size="small">
            {labelText}
          </Tag>
        )}
        {premiePerManed !== null && <span className="policy__price">{formatKroner(premiePerManed)}/md.</span>}
      </div>
    </li>
  );
});

function PolicyName({ href, title }: Pick<PolicyRow, 'href' | 'title'>) {
  if (href === null) return <span className="policy__title">{title}</span>;
  // Every address within the app begins with '#'.
  const isOutside = !href.startsWith('#');
  return (
    <Link href={href} className="policy__title" {...(isOutside && { rel: 'noreferrer' })}>
      {title}
    </Link>
  );
}
