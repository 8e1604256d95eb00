import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { dataState } from '#flows/engine/leaves.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { linkedOperations, operationsOfCall, requestWords, responsesOf } from './contract.ts';
import { endingsOf } from './endings.ts';
import type { FlowFiles } from './flow-files.ts';
import { code, page, table } from './markdown.ts';
import { linkTo } from './on-screen.ts';
import { type Texts, textsOf } from './read-texts.ts';
import type { ShownScreen } from './screen-lines.ts';

/** The states that this ending leads to; several if a guard decides. */
function targetsOf({ steps }: Walk, actor: string, name: string, texts: readonly ShownScreen[]): string {
  const targets = steps
    .filter(({ outcome }) => outcome?.actor === actor && outcome.name === name)
    .map(({ to }) => dataState(to));
  return [...new Set(targets)].map((state) => linkTo(texts, state)).join(', ');
}

/** The operations of the contract that the call makes. */
const operationsIn = ({ steps, flow }: Walk, actor: string) =>
  operationsOfCall(
    `${flow.id}.${actor}`,
    steps.flatMap(({ outcome }) => (outcome?.actor === actor && outcome.wire ? [outcome.wire.request] : [])),
  );

/** Every operation of the contract that the call makes, or whose address it returns. */
function operationWords(walk: Walk, actor: string): readonly string[] {
  const operations = operationsIn(walk, actor);
  const made = operations.map(requestWords);
  const [only] = operations;
  const linked = linkedOperations(`${walk.flow.id}.${actor}`).map(requestWords);
  return [
    only && made.length === 1
      ? `The operation ${code(only.id)} of the contract: ${code(`${only.method} ${only.path}`)}.`
      : '',
    made.length > 1 ? 'Operations of the contract; the data decides which:' : '',
    made.length > 1 ? made.map((words) => `- ${words}`).join('\n') : '',
    linked.length > 0 ? `The screen links to ${linked.join(', ')}.` : '',
  ];
}

const childCall = (
  walk: Walk,
  actor: string,
  flow: AnyFlow,
  files: FlowFiles,
  texts: readonly ShownScreen[],
): string =>
  page([
    `### ${code(actor)}`,
    `The flow [${flow.id}](../${files.page(flow)}), which ends with:`,
    table(
      ['ending', 'leads to'],
      Object.keys(Object.assign({}, walk.cases.actors[actor])).map((name) => [
        name,
        targetsOf(walk, actor, name, texts),
      ]),
    ),
  ]).trimEnd();

async function serverCall(
  walk: Walk,
  actor: string,
  shown: readonly ShownScreen[],
  texts: Texts,
): Promise<string> {
  const responses = responsesOf(operationsIn(walk, actor));
  const endings = await endingsOf(walk, actor, responses, texts);
  return page([
    `### ${code(actor)}`,
    ...operationWords(walk, actor),
    table(
      ['how', 'case', 'response', 'leads to', 'what the visitor then reads'],
      endings.flatMap(({ how, name, response, next }) =>
        next.map(({ states, read }) => [
          how,
          name,
          response,
          states.map((state) => linkTo(shown, state)).join(', '),
          read,
        ]),
      ),
    ),
  ]).trimEnd();
}

/** The calls of a flow, and every way in which each can end. */
export async function callsOf(
  walk: Walk,
  files: FlowFiles,
  shown: readonly ShownScreen[],
): Promise<readonly string[]> {
  const texts = await textsOf(walk.flow);
  const sections: string[] = [];
  // One after the other: a response replaces `fetch`.
  for (const [actor, bound] of Object.entries(walk.flow.actors)) {
    sections.push(
      isFlow(bound)
        ? childCall(walk, actor, bound, files, shown)
        : await serverCall(walk, actor, shown, texts),
    );
  }
  return sections;
}
