import { Link } from '@navikt/ds-react/Link';
import { Heading } from '@navikt/ds-react/Typography';
import { buyAddress } from '#domain/buying/buy-address.ts';
import { lineOf } from '#domain/buying/buy-lines.ts';
import { type BuyListEntry, groupEntries, isOwned } from '#domain/buying/buy-list.ts';

interface AllInsurancesProps {
  readonly products: readonly BuyListEntry[];
  readonly buyPage: string;
  readonly isNewSale: boolean;
  /** Codes of the products that the customer already has; a search finds these too. */
  readonly ownedCodes: readonly string[];
}

/** The list of all products for sale, or of the hits of the search (A2.38). The heading is assumed. */
export function AllInsurances({ products, buyPage, isNewSale, ownedCodes }: AllInsurancesProps) {
  if (products.length === 0) return null;
  return (
    <section className="shop__section" aria-labelledby="alle-forsikringer">
      <Heading level="2" size="medium" id="alle-forsikringer">
        Alle forsikringer
      </Heading>
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
