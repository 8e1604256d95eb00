import { registered } from '#flows/registry.ts';
import type { Found } from '#workbench/search/searchable.ts';
import type { Misspelt } from '#workbench/search/spelling.ts';
import { Tool, Tools } from './tools.tsx';

/** The largest number of results that are listed. */
const listed = 40;

const kinds: Readonly<Record<Found['kind'], string>> = {
  flow: 'flow',
  state: 'state',
  transition: 'transition',
  answer: 'answer to a call',
  text: 'on screen',
  requirement: 'requirement',
};

/** What a result is, and where. */
function placeWords({ kind, flow: id }: Found): string {
  if (kind !== 'flow') return `${kinds[kind]}, ${id || 'in many flows'}`;
  const { area, flow } = registered(id);
  return `flow, ${area}: ${flow.title}`;
}

/** How many results a search has, and which words it has corrected. */
export function foundWords(
  found: readonly Found[],
  own: string | null,
  misspelt: readonly Misspelt[],
): string {
  const elsewhere = own === null ? 0 : found.filter(({ flow }) => flow !== own).length;
  const corrections = misspelt.map(
    ({ word, instead }) => `; nothing has “${word}”, so ${instead.map((each) => `“${each}”`).join(', ')}`,
  );
  return [
    `${found.length} found`,
    ...(elsewhere > 0 ? [`, ${elsewhere} of them in other flows`] : []),
    ...corrections,
    ...(found.length > listed ? [`; the first ${listed}:`] : []),
  ].join('');
}

interface FoundListProps {
  readonly found: readonly Found[];
  readonly isSelected?: (found: Found) => boolean;
  readonly select: (flow: string, name: string) => void;
}

/** What a search has found, each with its kind and its flow. A press selects it. */
export const FoundList = ({ found, isSelected = () => false, select }: FoundListProps) =>
  found.length > 0 && (
    <Tools label="Found">
      <ul className="workbench-found">
        {found.slice(0, listed).map((each) => (
          <li key={`${each.flow} ${each.kind} ${each.words}`}>
            {each.flow === '' ? (
              <>{each.words} </>
            ) : (
              <Tool aria-pressed={isSelected(each)} onClick={() => select(each.flow, each.name)}>
                {each.words}
              </Tool>
            )}{' '}
            <span>{placeWords(each)}</span>
          </li>
        ))}
      </ul>
    </Tools>
  );
