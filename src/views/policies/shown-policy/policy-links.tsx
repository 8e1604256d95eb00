import { Heading } from '@navikt/ds-react/Typography';
import type { PolicyPage } from '#domain/policies/details/policy-page.ts';
import { LinkOut } from '#ui/link-out.tsx';

interface PolicyLinksProps {
  readonly page: Pick<PolicyPage, 'links' | 'missing'>;
}

/** Links to other tasks for this policy (B2.53, B2.54, B2.56). */
export const PolicyLinks = ({ page: { links, missing } }: PolicyLinksProps) =>
  links.length > 0 || missing ? (
    <section className="policy-panel">
      <Heading level="2" size="medium">
        Snarveier
      </Heading>
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
