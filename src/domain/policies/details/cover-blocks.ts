import type { TermsLink } from '#domain/shared/terms.ts';
import type { Block, CoverRow, Part } from './block.ts';

/** The heading of the parts that say what a policy covers. */
const coversHeading = 'Dekninger';

const isCover = (block: Block): boolean =>
  block.kind === 'text' ||
  block.kind === 'object' ||
  block.kind === 'covers' ||
  block.heading === coversHeading;

/** What is covered, of the whole policy and of each insured object, and what else is known. */
export const partsOfPage = (blocks: readonly Block[]) => ({
  covers: blocks.filter(isCover),
  rest: blocks.filter((block) => !isCover(block)),
});

/** The list of terms; null while it loads. */
type Terms = readonly TermsLink[] | null;

const linked =
  (terms: Terms) =>
  (cover: CoverRow): CoverRow => {
    const { terms: sentence, ...others } = cover;
    if (!sentence || terms?.length === 0) return others;
    // The first document is that of the product, the others are general (assumed).
    return { ...others, terms: { ...sentence, url: terms?.[0]?.url ?? null } };
  };

const inPart =
  (terms: Terms) =>
  (part: Part): Part =>
    part.kind === 'covers' ? { ...part, covers: part.covers.map(linked(terms)) } : part;

/** The blocks with links to the terms. A page without terms does not refer to them. */
export const linkTerms = (blocks: readonly Block[], terms: Terms): readonly Block[] =>
  blocks.map((block) =>
    block.kind === 'object' ? { ...block, blocks: block.blocks.map(inPart(terms)) } : inPart(terms)(block),
  );
