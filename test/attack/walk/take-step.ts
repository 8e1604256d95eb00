import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { respond } from '#flows/engine/walk/wire.ts';
import { wantsRepeat } from '#test/attack/corpus/faults.ts';
import type { load } from '#test/attack/page/load.ts';
import { pageProblems } from '#test/attack/page/problems.ts';
import { settle } from '#test/attack/page/settle.ts';
import type { WalkStep } from './steps.ts';
import { operate } from './visitor.ts';

type Portal = Parameters<typeof load>[0];

/** What a step has done. */
interface Taken {
  readonly problems: readonly string[];
  /** The control and the fault, for the report. */
  readonly done: string;
  readonly hasLeft: boolean;
}

/**
 * Uses a control while every request gets the response, or the right one for null, and returns what is wrong with the page.
 * @param mayWait whether the page may wait afterwards, as it does without a connection
 */
export async function takeStep(
  portal: Portal,
  { pick, text, isTwice, isHasty, delay }: WalkStep,
  response: Exclude<WireResponse, 'late'> | null,
  mayWait = false,
): Promise<Taken> {
  let running = 0;
  const writes: string[] = [];
  portal.comesBetween(async (request, honest) => {
    running += 1;
    const { method, url } = request;
    if (method !== 'GET') writes.push(`${method} ${url} ${await request.clone().text()}`);
    try {
      const right = await honest();
      for (let passed = 0; passed < delay; passed += 1) await new Promise((resolve) => setTimeout(resolve));
      return response === null ? right : await respond(response);
    } finally {
      running -= 1;
    }
  });
  const exits = portal.exits().length;
  const hasLeft = () => portal.exits().length > exits;
  const first = await operate(pick, text, isTwice);
  const second = isHasty && !hasLeft() ? await operate(pick + 1, text, false) : null;
  const isSettled = await settle(() => running > 0, hasLeft, mayWait);
  const isGone = [first, second].some((control) => control?.isConnected === false);
  const isFocusLost = isGone && document.activeElement === document.body;
  const isRepeated = response !== null && wantsRepeat(response);
  const again = isRepeated ? [] : writes.filter((write, index) => writes.indexOf(write) !== index);
  return {
    problems: [
      ...(isSettled || mayWait ? [] : ['it waits for nothing']),
      ...(isFocusLost && !hasLeft() ? ['focus is lost'] : []),
      ...again.map((write) => `it sends ${write} twice`),
      ...(hasLeft() ? [] : pageProblems()),
      ...portal.takeDefects(),
    ],
    done: `${(second ?? first)?.tagName} '${(second ?? first)?.textContent?.slice(0, 30)}'${isTwice ? ' twice' : ''}`,
    hasLeft: hasLeft(),
  };
}
