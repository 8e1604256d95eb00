import { Heading } from '@navikt/ds-react/Typography';
import { type BusinessCustomer, noCustomer } from '#domain/policies/business-policies.ts';
import { companyGroups } from '#domain/policies/company-groups.ts';
import { partlyMissing } from '#domain/policies/errors.ts';
import { isSearchable, searchRows } from '#domain/policies/policy-search.ts';
import { policiesToChange } from '#domain/requests/policies-to-change.ts';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { PolicyList } from '#views/policies/policy-list.tsx';

interface ChoosePolicyProps {
  readonly state: 'choosing.still' | 'choosing.typing';
  readonly context: {
    readonly customer: BusinessCustomer | null;
    readonly form: { readonly searchedName: string };
  };
  readonly send: (event: { type: 'search.changed'; searchedName: string }) => void;
}

/** The page at `/bm/endre` (B2.2); a policy that is not in force yet has no link (B4.6). */
export function ChoosePolicy({ state, context: { customer, form }, send }: ChoosePolicyProps) {
  const { policies, isPartial } = policiesToChange(customer ?? noCustomer);
  return (
    <Screen heading="Hvilken forsikring vil du endre på?">
      {isPartial && <Notice status="warning" title={partlyMissing.text} titleAs="div" />}
      {isSearchable(policies.length) ? (
        <LongList
          policies={policies}
          searchedName={form.searchedName}
          isStill={state === 'choosing.still'}
          onSearch={(searchedName) => send({ type: 'search.changed', searchedName })}
        />
      ) : (
        <Rows rows={policies} />
      )}
    </Screen>
  );
}

interface LongListProps {
  readonly policies: ReturnType<typeof policiesToChange>['policies'];
  readonly searchedName: string;
  /** The visitor is not typing. */
  readonly isStill: boolean;
  readonly onSearch: (searchedName: string) => void;
}

/** The policies in the groups of the overview, with a search (C4.40). */
function LongList({ policies, searchedName, isStill, onSearch }: LongListProps) {
  const hits = searchRows(policies, searchedName);
  return (
    <>
      <SearchField
        label="Søk i forsikringene"
        value={searchedName}
        hitCount={hits.length}
        isStill={isStill}
        onChange={onSearch}
      />
      <div className="policy-groups">
        {companyGroups(hits).map(({ key, heading, rows }) => (
          <section key={key}>
            <Heading level="2" size="small" className="policies-heading">
              {heading}
            </Heading>
            <Rows rows={rows} />
          </section>
        ))}
      </div>
    </>
  );
}

/** Says why some rows have no link (B4.6). The sentence is assumed. */
const Rows = ({ rows }: { readonly rows: ReturnType<typeof policiesToChange>['policies'] }) => (
  <>
    <PolicyList rows={rows} isOwn />
    {rows.some(({ href }) => href === null) && (
      <p>Forsikringer uten lenke kan du endre når de har trådt i kraft.</p>
    )}
  </>
);
