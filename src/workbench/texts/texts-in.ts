import { type ESTree, parseSync, Visitor } from 'vite';

interface FoundText {
  readonly line: number;
  readonly text: string;
}

/** A word that begins with a capital letter, or several words. Names of states, classes and files are neither. */
const looksLikeText = (text: string): boolean =>
  /^[^a-z#./]*[A-ZÆØÅ][a-zæøå-]+/u.test(text) || /\p{Ll}[,.:!?–]? +\p{L}/u.test(text);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The names of attributes and properties whose text is never on screen. */
const unseenNames = new Set(['className', 'description', 'rel', 'data-flow', 'src', 'id', 'type', 'kind']);

/** The texts that a source file may show or announce, in order. '…' replaces the computed parts of a sentence. */
export function textsIn(file: string, source: string): readonly FoundText[] {
  const { program } = parseSync(file, source);
  const found: (FoundText & { readonly start: number })[] = [];
  const unseen: ESTree.Span[] = [];
  const add = (start: number, text: string) => {
    const isUnseen = unseen.some((span) => span.start <= start && start < span.end);
    const shown = oneLine(text);
    if (isUnseen || !looksLikeText(shown)) return;
    found.push({ start, line: source.slice(0, start).split('\n').length, text: shown });
  };
  const addChildren = ({ start, children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const parts = children.map((child) => {
      if (child.type === 'JSXText') return child.value;
      return child.type === 'JSXExpressionContainer' &&
        oneLine(source.slice(child.start, child.end)) === "{' '}"
        ? ' '
        : '…';
    });
    add(start, oneLine(parts.join('')).replace(/^[… ]+$/, ''));
  };
  new Visitor({
    ImportDeclaration: (node) => unseen.push(node.source),
    ExportNamedDeclaration: (node) => node.source && unseen.push(node.source),
    TSLiteralType: (node) => unseen.push(node),
    JSXAttribute: (node) => unseenNames.has(String(node.name.name)) && unseen.push(node),
    Property: (node) =>
      node.key.type === 'Identifier' && unseenNames.has(node.key.name) && unseen.push(node.value),
    NewExpression: (node) => unseen.push(node),
    JSXElement: addChildren,
    JSXFragment: addChildren,
    Literal: (node) => {
      if (typeof node.value === 'string') add(node.start, node.value);
    },
    TemplateLiteral: (node) => add(node.start, node.quasis.map(({ value }) => value.cooked ?? '').join('…')),
  }).visit(program);
  return found.sort((one, other) => one.start - other.start).map(({ line, text }) => ({ line, text }));
}
