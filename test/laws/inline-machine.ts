import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';

const below = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node)
    .flat()
    .flatMap((part) => (isNode(part) ? below(part) : [])),
];

const isCallOf = (name: string) => (node: Node) => {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const { callee } = node;
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return isNode(called) && called.name === name;
};

const argumentOf = (call: Node | undefined): Node | undefined => {
  const [first, ...more] = (call?.arguments ?? []) as readonly Node[];
  return more.length === 0 && first?.type === 'ObjectExpression' ? first : undefined;
};

/**
 * The reasons why the Stately visualiser would not show this chart, as sentences. It reads one
 * `setup({…}).createMachine({…})` from the text of one file, and ignores everything that is not inline there.
 */
export function notInline(source: string): readonly string[] {
  const { program, errors } = parseSync('chart.ts', source);
  if (errors.length > 0) return [`it cannot be read: ${errors[0]?.message}`];
  const nodes = below(program as unknown as Node);
  const [machine, ...more] = nodes.filter(isCallOf('createMachine'));
  if (!machine) return ['it makes no machine'];
  const made = isNode(machine.callee) && machine.callee.object;
  const setups = nodes.filter(isCallOf('setup'));
  const root = argumentOf(machine);
  return [
    ...(more.length > 0 ? ['it makes more than one machine'] : []),
    ...(setups.length === 1 && made === setups[0] && argumentOf(setups[0])
      ? []
      : ['its machine is not made by one setup({…}) of its own']),
    ...(nodes.some(isCallOf('createStateConfig')) ? ['it uses createStateConfig'] : []),
    ...(root ? outsideOf(root, 'the root') : ['its machine is not written out']),
  ];
}

/** The parts of a state node, or of a state below it, that are not inline. */
function outsideOf(state: Node, name: string): readonly string[] {
  if (state.type !== 'ObjectExpression') return [`${name} is not written out`];
  return (state.properties as readonly Node[]).flatMap((property) => {
    if (property.type === 'SpreadElement') return [`${name} is spread from elsewhere`];
    const key = isNode(property.key) ? String(property.key.name ?? property.key.value) : '';
    if (property.computed) return [`${name} has a computed key`];
    if (key !== 'states' || !isNode(property.value)) return [];
    if (property.value.type !== 'ObjectExpression') return [`the states of ${name} are not written out`];
    return (property.value.properties as readonly Node[]).flatMap((child) => {
      if (child.type === 'SpreadElement' || child.computed || !isNode(child.value))
        return [`the states of ${name} are not written out`];
      const childName = isNode(child.key) ? String(child.key.name ?? child.key.value) : '';
      return outsideOf(child.value, childName);
    });
  });
}
