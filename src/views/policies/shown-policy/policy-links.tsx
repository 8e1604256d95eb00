import { Button } from '@navikt/ds-react/Button';
import { Heading } from '@navikt/ds-react/Typography';
import type { PolicyPage } from '#domain/policies/details/policy-page.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface PolicyLinksProps {
  readonly page: Pick<PolicyPage, 'links' | 'canHaveTravelCard' | 'missing'>;
  readonly onCard: () => void;
}

/** Links to other tasks for this policy (B2.53 to B2.56). */
export const PolicyLinks = ({ page: { links, canHaveTravelCard, missing }, onCard }: PolicyLinksProps) =>
  links.length > 0 || canHaveTravelCard || missing ? (
    <section className="policy-panel">
      <Heading level="2" size="small">
        Snarveier
      </Heading>
      {canHaveTravelCard && (
        <Button variant="secondary" size="small" onClick={onCard}>
          Se reisekort
        </Button>
      )}
      <ul className="policy-links">
        {links.map(({ text, to }) => (
          <li key={text}>
            <LinkOut to={to}>{text}</LinkOut>
          </li>
        ))}
        {missing && (
          <li>
            <LinkOut to={missing}>Savner du noe?</LinkOut>
          </li>
        )}
      </ul>
    </section>
  ) : null;
