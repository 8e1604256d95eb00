import { type AnyMachineSnapshot, type EventObject, transition } from 'xstate';
import { dataState } from '#flows/engine/leaves.ts';
import type { CallCases, WireResponse } from '#flows/engine/walk/cases.ts';
import { outcomeOf, withoutResponse } from '#flows/engine/walk/outcomes.ts';
import { refusalsOf } from '#flows/engine/walk/refusals.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { respondToAll } from '#flows/engine/walk/wire.ts';
import type { ContractResponse } from './contract.ts';
import type { Texts } from './read-texts.ts';

/** Where a call's end leads, and what is new to read there. */
interface Next {
  readonly states: readonly string[];
  readonly read: string;
}

interface Ending {
  readonly how: string;
  readonly name: string;
  /** The response in words. */
  readonly response: string;
  readonly next: readonly Next[];
}

const lostResponses: Readonly<Record<string, string>> = {
  lost: 'the connection is lost',
  late: 'no response before the time-out',
};

const codeIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;

/** The response in words: status, the server's code and its message. */
function responseWords(response: WireResponse): string {
  if (typeof response === 'string') return lostResponses[response] ?? response;
  const { message }: { message?: unknown } = Object.assign({}, response.body);
  const words = [String(response.status), codeIn(response.body), message && `"${message}"`];
  return [...new Set(words)].filter(Boolean).join(' ');
}

interface Change {
  readonly from: AnyMachineSnapshot;
  readonly to: AnyMachineSnapshot;
}

/** The states after a call has ended, by what is new to read there; several if a guard decides. */
function nextOf(changes: readonly Change[], texts: Texts): readonly Next[] {
  const states = new Map<string, Set<string>>();
  for (const { from, to } of changes) {
    const before = texts(from);
    const read = texts(to).filter((text) => !before.includes(text));
    const reads = states.get(dataState(to)) ?? new Set();
    states.set(dataState(to), reads.add([...new Set(read)].join(' ')));
  }
  const byRead = new Map<string, string[]>();
  for (const [state, reads] of states) {
    // A second failure shows the text that is there already.
    const shown = reads.size > 1 ? [...reads].filter((read) => read !== '') : [...reads];
    for (const read of shown) byRead.set(read, [...(byRead.get(read) ?? []), state]);
  }
  return [...byRead].map(([read, all]) => ({ states: all, read }));
}

/** The ends that the flow's tests walk. */
function walkedEndings({ steps }: Walk, actor: string, cases: CallCases, texts: Texts): readonly Ending[] {
  const endings = (how: string, responses: Readonly<Record<string, WireResponse>>) =>
    Object.entries(responses).map(([name, response]) => {
      const changes = steps.filter(({ outcome }) => outcome?.actor === actor && outcome.name === name);
      return { how, name, response: responseWords(response), next: nextOf(changes, texts) };
    });
  return [
    ...endings('done', cases.done),
    ...endings('refused', refusalsOf(cases)),
    ...endings('failed', cases.failed),
    ...Object.entries(withoutResponse).flatMap(([name, response]) =>
      endings(name, { [name]: response }).map((ending) => ({ ...ending, name: '' })),
    ),
  ];
}

/** A status that the contract has no row for: it says "any other". */
const otherStatus = 503;

/** The responses of the contract that the flow's tests do not walk: the chart receives them in the same situations. */
async function contractEndings(
  { flow, steps }: Walk,
  actor: string,
  contract: readonly ContractResponse[],
  texts: Texts,
): Promise<readonly Ending[]> {
  const situations = [
    ...new Set(
      steps.flatMap(({ from, outcome }) =>
        outcome?.actor === actor && outcome.name === 'lost' ? [from] : [],
      ),
    ),
  ];
  const endings: Ending[] = [];
  for (const each of contract) {
    const { status, body } = each;
    const response = { status: status ?? otherStatus, body };
    const events = new Map<string, EventObject>();
    const changes: Change[] = [];
    for (const from of situations) {
      const { input } = from.children[actor]?.getSnapshot() ?? {};
      const key = JSON.stringify(input) ?? '';
      const event =
        events.get(key) ?? (await outcomeOf(flow, { actor, name: '' }, response, input, respondToAll)).event;
      events.set(key, event);
      changes.push({ from, to: transition(from.machine, from, event)[0] });
    }
    const words = status === null ? 'any other status' : responseWords(response);
    const how = isSuccess(each) ? 'done' : 'failed';
    endings.push({ how, name: '', response: words, next: nextOf(changes, texts) });
  }
  return endings;
}

const isSuccess = ({ status }: ContractResponse): boolean => status !== null && status < 300;

/** Errors of one status differ by their code. */
const isSame = (one: ContractResponse, response: WireResponse): boolean =>
  typeof response === 'object' &&
  response.status === one.status &&
  (isSuccess(one) || codeIn(response.body) === codeIn(one.body));

/** Every way in which a call can end: the cases of the flow's tests, then the other responses of the contract. */
export async function endingsOf(
  walk: Walk,
  actor: string,
  contract: readonly ContractResponse[],
  texts: Texts,
): Promise<readonly Ending[]> {
  // The compiler ensures that a call has cases of this type.
  const cases = walk.cases.actors[actor] as CallCases;
  const responses = Object.values({ ...cases.done, ...refusalsOf(cases), ...cases.failed });
  const others = contract.filter((each) => !responses.some((response) => isSame(each, response)));
  return [
    ...walkedEndings(walk, actor, cases, texts),
    ...(await contractEndings(walk, actor, others, texts)),
  ];
}
