import type { Block } from './block.ts';

/** The heading of the parts that say what a policy covers. */
const coversHeading = 'Dekninger';

const isCover = (block: Block): boolean =>
  block.kind === 'object' || block.kind === 'text' || block.heading === coversHeading;

/** What a policy covers, and what else is known of what is insured. */
export const coversAndRest = (blocks: readonly Block[]) => ({
  covers: blocks.filter(isCover),
  rest: blocks.filter((block) => !isCover(block)),
});
