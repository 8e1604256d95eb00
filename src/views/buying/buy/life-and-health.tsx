import { Heading } from '@navikt/ds-react/Typography';
import type { lifeAndHealthLinks } from '#domain/buying/life-and-health.ts';
import { ProductIcon } from '#ui/product-icon.tsx';
import { Tile } from '#ui/tile.tsx';

interface LifeAndHealthProps {
  readonly links: ReturnType<typeof lifeAndHealthLinks>;
}

/** Links to life and health insurance, which the successor sells (A2.37). */
export function LifeAndHealth({ links }: LifeAndHealthProps) {
  if (links.length === 0) return null;
  return (
    <section className="shop__section" aria-labelledby="liv-og-helse">
      <Heading level="2" size="medium" id="liv-og-helse">
        Liv og helse
      </Heading>
      <ul className="tiles">
        {links.map(({ title, icon, address }) => (
          <li key={title}>
            <Tile title={title} icon={<ProductIcon kind={icon} isRich />} to={{ url: address }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
