import { ExternalLinkIcon } from '@navikt/aksel-icons';
import { Heading } from '@navikt/ds-react/Typography';
import { buyAddress } from '#domain/buying/buy-address.ts';
import { lineOf } from '#domain/buying/buy-lines.ts';
import { isOwned, mostBought, otherProducts, productsForSale } from '#domain/buying/buy-list.ts';
import { searchProducts, searchTitles } from '#domain/buying/buy-search.ts';
import type { Buyer } from '#domain/buying/buyer.ts';
import { lifeAndHealthLinks } from '#domain/buying/life-and-health.ts';
import { isSearch } from '#domain/display/search.ts';
import type { SiteBank } from '#domain/shared/bank.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Settled } from '#domain/site/settled.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProductIcon } from '#ui/product-icon.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Tile } from '#ui/tile.tsx';
import { AllInsurances } from './all-insurances.tsx';
import { LifeAndHealth } from './life-and-health.tsx';

interface OfferedProps {
  readonly state: 'offered.still' | 'offered.typing';
  readonly context: {
    readonly form: { readonly searchedName: string };
    readonly site: {
      readonly overview: AllowedAddress;
      readonly buyPage: AllowedAddress;
      readonly otherInsurancesPage: SiteLink;
      readonly isPartner: boolean;
      readonly isNative: boolean;
      readonly banks: { readonly otherInsurances: readonly string[] };
      readonly routing: { readonly successorHost: string };
    };
    readonly visitor: { readonly transition: boolean };
    readonly isNewSale: boolean;
    readonly acceptsOffers: Settled<boolean> | null;
    readonly buyer: Buyer | null;
    readonly bank: SiteBank | null;
  };
  readonly send: (event: { type: 'search.changed'; searchedName: string }) => void;
}

/** The most bought products, life and health, and the other products for sale (A2.35 to A2.38). The other headings are assumed. */
export function Offered({ state, context, send }: OfferedProps) {
  const { site, visitor, isNewSale, acceptsOffers, buyer, bank, form } = context;
  const { transition } = visitor;
  const { searchedName } = form;
  const bankregnr = bank?.bankregnr ?? '';
  const ownedCodes = buyer?.ownedCodes ?? [];
  const isSearched = isSearch(searchedName);
  const others = otherProducts({ ownedCodes, transition });
  const hits = searchProducts(productsForSale({ ownedCodes: [], transition }), searchedName);
  const successor = transition
    ? searchTitles(
        lifeAndHealthLinks(site.routing.successorHost, buyer?.bankForholdRegnr ?? bankregnr),
        searchedName,
      )
    : [];
  return (
    <div className="shop">
      {!site.isNative && <BackLink href={site.overview}>Forsikringer</BackLink>}
      <Heading level="1" size="xlarge">
        Våre mest kjøpte forsikringer
      </Heading>
      {acceptsOffers?.value === false && <NoOffersToday />}
      {!site.isPartner && (
        <SearchField
          label="Søk i alle forsikringene"
          value={searchedName}
          hitCount={hits.length + successor.length}
          isStill={state === 'offered.still'}
          onChange={(typed) => send({ type: 'search.changed', searchedName: typed })}
        />
      )}
      {!isSearched && (
        <ul className="tiles">
          {mostBought(transition).map((entry) => (
            <li key={entry.urlPath}>
              <Tile
                title={entry.title}
                icon={<ProductIcon kind={entry.icon} isRich />}
                to={{ url: buyAddress(entry, { buyPage: site.buyPage, isNewSale }) }}
              >
                <p>{lineOf(entry)}</p>
                {isOwned(entry, ownedCodes) && <p className="tile__mark">Du har denne</p>}
              </Tile>
            </li>
          ))}
          {site.banks.otherInsurances.includes(bankregnr) && (
            <li>
              <Tile
                title="Øvrige forsikringer"
                icon={
                  <span className="product-icon product-icon--rich">
                    <ExternalLinkIcon aria-hidden fontSize="1.75rem" />
                  </span>
                }
                to={site.otherInsurancesPage}
              />
            </li>
          )}
        </ul>
      )}
      <LifeAndHealth links={successor} />
      {!site.isPartner && (
        <AllInsurances
          heading={isSearched ? 'Treff' : 'Flere forsikringer'}
          omitsOwned={!isSearched && !others.isComplete}
          products={isSearched ? hits : others.products}
          buyPage={site.buyPage}
          isNewSale={isNewSale}
          ownedCodes={ownedCodes}
        />
      )}
    </div>
  );
}

/** Warns that no offer can be accepted today (A3.10). The text is assumed. */
const NoOffersToday = () => (
  <Notice status="warning" title="Du kan ikke godta et tilbud i dag" titleAs="h2">
    Du kan likevel se hva forsikringen koster.
  </Notice>
);
