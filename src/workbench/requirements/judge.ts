import type { Citation } from './citations.ts';
import type { Requirement } from './requirement-row.ts';

interface Verdict {
  readonly faults: readonly string[];
  /** Counts the proven, planned and other requirements of the specification, without assumptions. */
  readonly summary: string;
}

const needsProof = ({ status }: Requirement) => status === 'built' || status === 'assumed';

/** Whether every cited id exists, every id exists once, and every built requirement is proven by a test. */
export function judge(
  requirements: readonly Requirement[],
  cited: readonly Citation[],
  claimed: readonly Citation[],
): Verdict {
  const known = new Set(requirements.map(({ id }) => id));
  const proven = new Set(claimed.map(({ id }) => id));
  const twice = requirements.filter(({ id }, at) => requirements.findIndex((other) => other.id === id) < at);
  const unknown = [...cited, ...claimed].filter(({ id }) => !known.has(id));
  const unproven = requirements.filter((each) => needsProof(each) && !proven.has(each.id));
  const specified = requirements.filter(({ id }) => !id.startsWith('C'));
  const count = (holds: (each: Requirement) => boolean) => specified.filter(holds).length;
  return {
    faults: [
      ...twice.map(({ id }) => `${id} is listed twice`),
      ...unknown.map(({ id, file }) => `${file} cites ${id}, which does not exist`),
      ...unproven.map(({ id, text }) => `no test names ${id}: ${text}`),
    ],
    summary: [
      `${count((each) => needsProof(each) && proven.has(each.id))} of ${specified.length} proven`,
      `${count(({ status }) => status === 'planned')} planned`,
      `${count(({ status }) => status === 'heading' || status === 'open')} headings or left open`,
    ].join(', '),
  };
}
