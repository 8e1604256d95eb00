import { Link } from '@navikt/ds-react/Link';
import { Heading } from '@navikt/ds-react/Typography';
import { buyAddress } from '#domain/buying/buy-address.ts';
import { lineOf } from '#domain/buying/buy-lines.ts';
import { type BuyListEntry, groupEntries, isOwned } from '#domain/buying/buy-list.ts';

interface AllInsurancesProps {
  readonly heading: string;
  /** The list leaves out what the customer has (A2.38). */
  readonly omitsOwned: boolean;
  readonly products: readonly BuyListEntry[];
  readonly buyPage: string;
  readonly isNewSale: boolean;
  /** Codes of the products that the customer already has; a search finds these too. */
  readonly ownedCodes: readonly string[];
}

/** The products for sale that have no card, or the hits of the search (A2.38). */
export function AllInsurances(props: AllInsurancesProps) {
  const { heading, omitsOwned, products, buyPage, isNewSale, ownedCodes } = props;
  if (products.length === 0) return null;
  return (
    <section className="shop__section" aria-labelledby="flere-forsikringer">
      <Heading level="2" size="medium" id="flere-forsikringer">
        {heading}
      </Heading>
      {omitsOwned && <p>Forsikringer du allerede har, er ikke med her.</p>}
      <div className="groups">
        {groupEntries(products).map(({ group, entries }) => (
          <div key={group}>
            <Heading level="3" size="small">
              {group}
            </Heading>
            <ul className="groups__list">
              {entries.map((entry) => (
                <li key={entry.urlPath}>
                  <Link href={buyAddress(entry, { buyPage, isNewSale })}>{entry.title}</Link>
                  <p>{lineOf(entry)}</p>
                  {isOwned(entry, ownedCodes) && <p className="tile__mark">Du har denne</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
