import { parse } from 'yaml';

/** A part of an accessibility tree of Playwright: 'button "Neste"', or a role with its text or its parts. */
type Part = string | Readonly<Record<string, unknown>>;

export interface ShownScreen {
  /** The states with these texts. */
  readonly states: readonly string[];
  /** What the visitor reads, in order: sentences, and controls with their role. */
  readonly lines: readonly string[];
}

/** These parts have one sentence in pieces. */
const sentences: readonly string[] = [
  'paragraph',
  'listitem',
  'term',
  'definition',
  'cell',
  'gridcell',
  'strong',
];
/** Their text is the sentence itself. */
const silent: readonly string[] = [...sentences, 'text', 'code', 'status', 'alert'];

const named = /^([\w/]+)(?: "((?:[^"\\]|\\.)*)")?(?: \[(.*)\])?$/;

function wordsOf(role: string, text: string): string {
  const [, kind = role, name = ''] = named.exec(role) ?? [];
  if (kind.startsWith('/') || ['figure', 'img', 'row'].includes(kind)) return '';
  const own = name.replaceAll('\\"', '"');
  if (silent.includes(kind)) return own || text;
  const value = text === '' ? '' : `: ${text}`;
  return own === '' && text === '' ? '' : `${kind} “${own}”${value}`;
}

const partsIn = (content: unknown): readonly Part[] => (Array.isArray(content) ? content : []);

/** The text of a sentence that contains a link or a code. */
const joined = (parts: readonly Part[]): string =>
  parts
    .flatMap(linesOf)
    .join(' ')
    .replaceAll(/link “([^”]*)”/g, '$1')
    .replaceAll(/ (?=[,.;:!?])/g, '');

function linesOf(part: Part): readonly string[] {
  if (typeof part === 'string') return [wordsOf(part, '')].filter(Boolean);
  return Object.entries(part).flatMap(([role, content]) => {
    const parts = partsIn(content);
    if (parts.length === 0) return [wordsOf(role, content == null ? '' : String(content))].filter(Boolean);
    const [kind = ''] = role.split(' ');
    if (sentences.includes(kind)) return [joined(parts)].filter(Boolean);
    return [wordsOf(role, ''), ...parts.flatMap(linesOf)].filter(Boolean);
  });
}

/** The screens in a file of `docs/screen-reader/`. A comment names further states with the same tree. */
export function shownScreens(file: string): readonly ShownScreen[] {
  const trees: Readonly<Record<string, unknown>> = parse(file) ?? {};
  return Object.entries(trees).map(([state, tree]) => {
    const before =
      file
        .slice(0, file.indexOf(`${JSON.stringify(state)}:`))
        .split('\n\n')
        .at(-1) ?? '';
    const others = [...before.matchAll(/^# also: (.+)$/gm)].flatMap(([, other]) => other ?? []);
    return { states: [state, ...others], lines: partsIn(tree).flatMap(linesOf) };
  });
}
