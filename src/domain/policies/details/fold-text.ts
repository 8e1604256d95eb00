import type { InsuredObject, Part } from './block.ts';

/** The headings of the lists of covers, and what one and several of them are called. */
const coverWords: Readonly<Record<string, readonly [one: string, several: string]>> = {
  Dekninger: ['dekning', 'dekninger'],
  Tilleggsdekninger: ['tilleggsdekning', 'tilleggsdekninger'],
};

const deductibleLabel = 'Egenandel';

const countIn = (part: Part): number => {
  if (part.kind === 'list') return part.items.length;
  return part.kind === 'covers' ? part.covers.filter(({ isMissing }) => !isMissing).length : 0;
};

const counted = (part: Part): readonly string[] => {
  const words = part.kind === 'text' ? undefined : coverWords[part.heading];
  const count = countIn(part);
  return words && count > 0 ? [`${count} ${count === 1 ? words[0] : words[1]}`] : [];
};

/** The facts of a part below labels. */
const factsIn = (part: Part, labels: readonly string[]): readonly string[] =>
  part.kind === 'facts'
    ? part.facts
        .filter(({ label }) => labels.includes(label))
        .map(({ label, value }) => `${label.toLowerCase()} ${value}`)
    : [];

/** The only deductible of the covers; none if they have several. */
const deductibleOf = (part: Part): readonly string[] => {
  if (part.kind !== 'covers') return [];
  const all = new Set(part.covers.flatMap(({ deductible }) => deductible ?? []));
  return all.size === 1 ? [...all].map((one) => `${deductibleLabel.toLowerCase()} ${one}`) : [];
};

/**
 * What a folded object says of itself: how many covers it has, its deductible, and what is added up below it. Null if it has
 * none of them.
 */
export function foldText({ blocks, sums = [] }: InsuredObject): string | null {
  const labels = [deductibleLabel, ...sums.map(({ label }) => label)];
  const texts = [
    ...blocks.flatMap(counted),
    ...blocks.flatMap((part) => [...deductibleOf(part), ...factsIn(part, labels)]),
  ];
  const text = [...new Set(texts)].join(', ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}
