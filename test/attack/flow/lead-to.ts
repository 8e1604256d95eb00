import type { InspectionEvent } from 'xstate';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { callOf } from '#flows/engine/walk/sent-calls.ts';
import { asRequest, wireRequest } from '#flows/engine/walk/wire.ts';
import { startOf } from '#flows/registry.ts';
import { hostsIn, pageProblems } from '#test/attack/page/problems.ts';
import { calm, patience, turn } from '#test/attack/page/settle.ts';
import { openWalk } from '#test/support/open-walk.ts';
import { runPath } from '#test/support/run-path.ts';
import { pathTo, planPath } from '#workbench/plan.ts';
import type { FlowRequest } from './requests.ts';

/** A page that waits for the response to a request of a flow. */
export interface AtRequest {
  /** Responds to the request. */
  respond(response: WireResponse): Promise<void>;
  /** Responds to every other call that the page waits for, and to what it sends then. */
  respondToOthers(response: WireResponse): Promise<void>;
  /** Waits until the flow has taken the response, or has stopped waiting for it. */
  hasEnded(): Promise<boolean>;
  /** The writes that the page has sent again. */
  sentAgain(): readonly string[];
  /** What is wrong with the page, and the defects that were reported. */
  problems(): readonly string[];
}

/** Leads a visitor to the request of a flow, lets the attack use the page, and closes it. */
export async function leadTo(
  { walk, step, actor, wire }: FlowRequest,
  attack: (page: AtRequest) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const plan = await planPath(walk, pathTo(walk, step.from));
  const hosts = ['bank.example', ...hostsIn(startOf(walk.flow.id).cases.input)];
  let isWatched = false;
  let isEnded = false;
  const inspect = ({ type, actorRef, ...event }: InspectionEvent) => {
    if (!isWatched || type !== '@xstate.snapshot' || !('id' in actorRef) || actorRef.id !== actor) return;
    isEnded ||= 'snapshot' in event && event.snapshot.status !== 'active';
  };
  const site = openWalk(walk, inspect);
  const { fetch } = globalThis;
  const sent: string[] = [];
  const waiting = new Map<Request, string>();
  globalThis.fetch = async (input, init) => {
    const request = asRequest(input, init);
    const { method, url } = request;
    const call = callOf({ method, path: new URL(url).pathname });
    const payload = await request.clone().text();
    if (method !== 'GET') sent.push(`${call} ${payload}`);
    waiting.set(request, call);
    return fetch(request).finally(() => waiting.delete(request));
  };
  try {
    await runPath(plan, { ...site, checksScreens: 'once' });
    isWatched = true;
    return await attack({
      respond: (response) => site.respond({ request: wire.request, response }),
      async respondToOthers(response) {
        for (let idle = 0; idle < calm; idle += 1) {
          await turn();
          const others = new Map([...waiting].map(([request, call]) => [call, request]));
          others.delete(callOf(wire.request));
          for (const request of others.values()) {
            idle = 0;
            await site.respond({ request: wireRequest(request), response });
          }
        }
      },
      async hasEnded() {
        for (let turns = 0; turns < patience && !isEnded; turns += 1) await turn();
        return isEnded;
      },
      sentAgain: () => sent.filter((write, index) => sent.indexOf(write) !== index),
      problems: () => [
        ...(site.exits.length > 0 ? [] : pageProblems(hosts)),
        ...[...site.failures, ...site.unknownEvents].map(
          (failure) => JSON.stringify(failure) + String(failure),
        ),
      ],
    });
  } finally {
    site.close();
  }
}
