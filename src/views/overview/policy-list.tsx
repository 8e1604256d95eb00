import { Link } from '@navikt/ds-react/Link';
import { Tag } from '@navikt/ds-react/Tag';
import { formatKroner } from '#domain/display/amounts.ts';
import type { PolicyRow } from '#domain/overview/policy-row.ts';
import { ProductIcon } from '#ui/product-icon.tsx';

interface PolicyListProps {
  readonly rows: readonly PolicyRow[];
  /** The policies are the customer's own. */
  readonly own?: boolean;
}

/** A row has a title, a subtitle, a label and a monthly premium (B3.29). */
export function PolicyList({ rows, own = false }: PolicyListProps) {
  return (
    <ul className="policies">
      {rows.map((row) => (
        <li key={row.number} className="policy">
          <ProductIcon kind={row.icon} rich={own} />
          <div className="policy__what">
            <PolicyName row={row} />
            {row.subtitle && <span className="policy__subtitle">{row.subtitle}</span>}
          </div>
          <div className="policy__facts">
            {row.labelText && (
              <Tag variant="info" size="small">
                {row.labelText}
              </Tag>
            )}
            {row.premiePerManed !== null && (
              <span className="policy__price">{formatKroner(row.premiePerManed)}/md.</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function PolicyName({ row: { href, title } }: { readonly row: PolicyRow }) {
  if (href === null) return <span className="policy__title">{title}</span>;
  // Within the app every address begins with a '#'.
  const isOutside = !href.startsWith('#');
  return (
    <Link href={href} className="policy__title" {...(isOutside && { rel: 'noreferrer' })}>
      {title}
    </Link>
  );
}
