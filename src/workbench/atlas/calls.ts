import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { dataState } from '#flows/engine/leaves.ts';
import type { CallCases, WireResponse } from '#flows/engine/walk/cases.ts';
import { withoutResponse } from '#flows/engine/walk/outcomes.ts';
import { refusalsOf } from '#flows/engine/walk/refusals.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { linkedOperations, operationsOfCall, requestWords } from './contract.ts';
import type { FlowFiles } from './flow-files.ts';
import { code, page, table } from './markdown.ts';
import { linkTo, type ShownScreen } from './on-screen.ts';

interface Ending {
  readonly how: string;
  readonly name: string;
  readonly response: WireResponse;
}

const lostResponses: Readonly<Record<string, string>> = {
  lost: 'the connection is lost',
  late: 'no response before the time-out',
};

function endingsOf(cases: CallCases): readonly Ending[] {
  const endings = (how: string, responses: Readonly<Record<string, WireResponse>>) =>
    Object.entries(responses).map(([name, response]) => ({ how, name, response }));
  return [
    ...endings('done', cases.done),
    ...endings('refused', refusalsOf(cases)),
    ...endings('failed', cases.failed),
    ...Object.entries(withoutResponse).map(([name, response]) => ({ how: name, name, response })),
  ];
}

/** The response in words: status, the server's code and its message. */
function responseWords(response: WireResponse): string {
  if (typeof response === 'string') return lostResponses[response] ?? response;
  const { code: serverCode, message }: { code?: unknown; message?: unknown } = Object.assign(
    {},
    response.body,
  );
  return [response.status, serverCode, message && `"${message}"`].filter(Boolean).join(' ');
}

/** The states that this ending leads to; several if a guard decides. */
function targetsOf({ steps }: Walk, actor: string, name: string, texts: readonly ShownScreen[]): string {
  const targets = steps
    .filter(({ outcome }) => outcome?.actor === actor && outcome.name === name)
    .map(({ to }) => dataState(to));
  return [...new Set(targets)].map((state) => linkTo(texts, state)).join(', ');
}

/** Every operation of the contract that the call makes, or whose address it returns. */
function operationWords({ steps, flow }: Walk, actor: string): readonly string[] {
  const call = `${flow.id}.${actor}`;
  const requests = steps.flatMap(({ outcome }) =>
    outcome?.actor === actor && outcome.wire ? [outcome.wire.request] : [],
  );
  const operations = operationsOfCall(call, requests);
  const made = operations.map(requestWords);
  const [only] = operations;
  const linked = linkedOperations(call).map(requestWords);
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

const serverCall = (walk: Walk, actor: string, texts: readonly ShownScreen[]): string => {
  // The compiler ensures that a call has cases of this type.
  const cases = walk.cases.actors[actor] as CallCases;
  return page([
    `### ${code(actor)}`,
    ...operationWords(walk, actor),
    table(
      ['how', 'case', 'response', 'leads to'],
      endingsOf(cases).map(({ how, name, response }) => [
        how,
        how === name ? '' : name,
        responseWords(response),
        targetsOf(walk, actor, name, texts),
      ]),
    ),
  ]).trimEnd();
};

/** The calls of a flow, and every way in which each can end. */
export const callsOf = (walk: Walk, files: FlowFiles, texts: readonly ShownScreen[]): readonly string[] =>
  Object.entries(walk.flow.actors).map(([actor, bound]) =>
    isFlow(bound) ? childCall(walk, actor, bound, files, texts) : serverCall(walk, actor, texts),
  );
