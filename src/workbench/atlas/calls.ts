import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { dataState } from '#flows/engine/leaves.ts';
import type { CallCases, WireResponse } from '#flows/engine/walk/cases.ts';
import { withoutResponse } from '#flows/engine/walk/outcomes.ts';
import { refusalsOf } from '#flows/engine/walk/refusals.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import type { FlowFiles } from './flow-files.ts';
import { code, list, page, table } from './markdown.ts';

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

/** The states that this end leads to; several if a guard decides. */
function targetsOf({ steps }: Walk, actor: string, name: string): string {
  const targets = steps
    .filter(({ outcome }) => outcome?.actor === actor && outcome.name === name)
    .map(({ to }) => dataState(to));
  return list([...new Set(targets)]);
}

const requestOf = ({ steps }: Walk, actor: string): string => {
  const request = steps.find(({ outcome }) => outcome?.actor === actor)?.outcome?.wire?.request;
  return request ? `${request.method} ${request.path}` : '';
};

const childCall = (walk: Walk, actor: string, flow: AnyFlow, files: FlowFiles): string =>
  page([
    `### ${code(actor)}`,
    `The flow [${flow.id}](../${files.page(flow)}), which ends with:`,
    table(
      ['ending', 'leads to'],
      Object.keys(Object.assign({}, walk.cases.actors[actor])).map((name) => [
        name,
        targetsOf(walk, actor, name),
      ]),
    ),
  ]).trimEnd();

const serverCall = (walk: Walk, actor: string): string => {
  // The compiler ensures that a call has cases of this type.
  const cases = walk.cases.actors[actor] as CallCases;
  return page([
    `### ${code(actor)}`,
    `The operation ${code(cases.operation)} of the contract: ${code(requestOf(walk, actor))}.`,
    table(
      ['how', 'case', 'response', 'leads to'],
      endingsOf(cases).map(({ how, name, response }) => [
        how,
        how === name ? '' : name,
        responseWords(response),
        targetsOf(walk, actor, name),
      ]),
    ),
  ]).trimEnd();
};

/** The calls of a flow, and every way in which each can end. */
export const callsOf = (walk: Walk, files: FlowFiles): readonly string[] =>
  Object.entries(walk.flow.actors).map(([actor, bound]) =>
    isFlow(bound) ? childCall(walk, actor, bound, files) : serverCall(walk, actor),
  );
