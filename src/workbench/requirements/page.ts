import { basename, dirname } from 'node:path/posix';
import type { Citation } from './citations.ts';
import { requirementIn } from './requirement-row.ts';
import type { FlowPart } from './seen.ts';

/** A longer list is shown as its length. */
const limit = 5;

const listed = (words: readonly string[], what: string): string =>
  words.length > limit ? `${words.length} ${what}` : words.join(', ');

/** The name of a test, or of the flow whose script it is. */
const nameOf = (file: string) =>
  basename(file) === 'script.ts'
    ? `script of ${basename(dirname(file))}`
    : basename(file).replace(/(\.(test|spec))?\.tsx?$/, '');

const testLink = (file: string) => `[${nameOf(file)}](../../${file})`;

function partLinks(parts: readonly FlowPart[], areaOf: (flow: string) => string): string {
  const flows = [...new Set(parts.map(({ flow }) => flow))].sort();
  const words = flows.map((flow) => {
    const leaves = [...new Set(parts.filter((part) => part.flow === flow).map(({ leaf }) => leaf))].filter(
      (leaf) => leaf !== null,
    );
    const link = `[${flow}](../flows/${areaOf(flow)}/${flow}.md)`;
    return leaves.length > 0 ? `${link}: ${listed(leaves.sort(), 'states')}` : link;
  });
  return words.length > limit ? `${words.length} flows` : words.join('; ');
}

interface Proofs {
  readonly claimed: readonly Citation[];
  readonly cited: readonly Citation[];
  readonly seenIn: (file: string) => readonly FlowPart[];
  /** The flow of a test, if no code cites the requirement. */
  readonly testedIn: (file: string) => readonly FlowPart[];
  readonly areaOf: (flow: string) => string;
}

/** A page of requirements with its last two columns updated: the tests, and the flows and states. */
export const withProofs = (text: string, { claimed, cited, seenIn, testedIn, areaOf }: Proofs): string =>
  text
    .split('\n')
    .map((line) => {
      const requirement = requirementIn(line);
      if (!requirement) return line;
      const { id, text: words, status } = requirement;
      const files = (citations: readonly Citation[]) =>
        citations.filter((citation) => citation.id === id).map(({ file }) => file);
      const proving = [...new Set(files(claimed))];
      const inCode = files(cited).flatMap(seenIn);
      const parts = inCode.length > 0 ? inCode : proving.flatMap(testedIn);
      const tests = listed(proving.map(testLink), 'tests');
      return `| ${id} | ${words} | ${status} | ${tests} | ${partLinks(parts, areaOf)} |`;
    })
    .join('\n');
