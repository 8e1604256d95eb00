import type { InsuredObject, Part } from './block.ts';
import type { LabelledCell } from './comparison.ts';

/** The headings of the lists of covers, and what several of them are called. */
const pluralWords: Readonly<Record<string, string>> = {
  Dekninger: 'dekninger',
  Tilleggsdekninger: 'tilleggsdekninger',
};

const deductibleLabel = 'Egenandel';

/** More names than these are counted. */
const named = 4;

const coversIn = (part: Part): readonly string[] => {
  if (part.kind === 'list') return part.items;
  if (part.kind !== 'covers') return [];
  return part.covers.flatMap(({ name, isMissing }) => (isMissing ? [] : [name]));
};

/** The covers by name, so that objects can be compared while they are folded. */
const coversText = (part: Part): readonly string[] => {
  const words = part.kind === 'text' ? undefined : pluralWords[part.heading];
  const names = coversIn(part);
  if (!words || names.length === 0) return [];
  if (names.length <= named) return names;
  return [`${names.length} ${words}`];
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

/** The parts of an object without those that all objects have. */
function withoutLabels({ blocks }: InsuredObject, labels: ReadonlySet<string>): readonly Part[] {
  return blocks.flatMap((part): readonly Part[] => {
    if (part.kind === 'text') return [part];
    if (part.kind !== 'facts') return labels.has(part.heading) ? [] : [part];
    const facts = part.facts.filter(({ label }) => !labels.has(label));
    return facts.length > 0 ? [{ ...part, facts }] : [];
  });
}

/** The objects without what is the same for all. If nothing else is left of one of them, each keeps everything. */
export function withoutSame(
  objects: readonly InsuredObject[],
  same: readonly LabelledCell[],
): readonly InsuredObject[] {
  const labels = new Set(same.map(({ label }) => label));
  const own = objects.map((object) => ({ ...object, blocks: withoutLabels(object, labels) }));
  return own.every(({ blocks }) => blocks.length > 0) ? own : objects;
}

/**
 * What a folded object says of itself: its covers, its deductible, and what is added up below it. Null if it has none of
 * them.
 */
export function foldText({ blocks, sums = [] }: InsuredObject): string | null {
  const labels = [deductibleLabel, ...sums.map(({ label }) => label)];
  const texts = [
    ...blocks.flatMap(coversText),
    ...blocks.flatMap((part) => [...deductibleOf(part), ...factsIn(part, labels)]),
  ];
  const text = [...new Set(texts)].join(', ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}
