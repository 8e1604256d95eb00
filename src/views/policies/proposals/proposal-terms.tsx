import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { detailRefusals } from '#domain/policies/document-errors.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { LinkOut } from '#ui/link-out.tsx';
import { Section } from '#ui/section.tsx';

/** The leaves that show the page. */
export type ProposalLeaf = 'shown.loadingTerms' | 'shown.termsFailed' | 'shown.complete';

interface ProposalTermsProps {
  readonly state: ProposalLeaf;
  readonly terms: readonly { readonly title: string; readonly url: string }[];
  readonly error: ApiError | null;
  readonly onRetry: () => void;
}

/** The documents of the terms, to download (B2.78). Another window keeps the page if the browser shows the file. */
export function ProposalTerms({ state, terms, error, onRetry }: ProposalTermsProps) {
  return (
    <Section heading="Vilkår">
      {state === 'shown.loadingTerms' && <p data-announce>Henter vilkårene …</p>}
      {state === 'shown.termsFailed' && (
        <ErrorNotice notice={noticeIn(detailRefusals, error)} error={error} onRetry={onRetry} />
      )}
      {state === 'shown.complete' && terms.length === 0 && (
        <p data-announce>Vilkårene ligger ikke her ennå. Spør rådgiveren din.</p>
      )}
      {terms.length > 0 && (
        <ul className="downloads">
          {terms.map(({ title, url }) => (
            <li key={url}>
              <LinkOut to={{ url, target: '_blank' }}>{title} (PDF)</LinkOut>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
