import type { InspectionEvent } from 'xstate';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { callOf } from '#flows/engine/walk/sent-calls.ts';
import { asRequest } from '#flows/engine/walk/wire.ts';
import { startOf } from '#flows/registry.ts';
import { wantsRepeat } from '#test/attack/corpus/faults.ts';
import { hostsIn, pageProblems } from '#test/attack/page/problems.ts';
import { patience, turn } from '#test/attack/page/settle.ts';
import { openWalk } from '#test/support/open-walk.ts';
import { runPath } from '#test/support/run-path.ts';
import { pathTo, planPath } from '#workbench/plan.ts';
import type { FlowRequest } from './requests.ts';

/** Leads a visitor to the request of a flow, responds to it, and returns what is wrong with the page. */
export async function problemsAfter(
  { walk, step, actor, wire }: FlowRequest,
  response: WireResponse,
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
  globalThis.fetch = async (input, init) => {
    const request = asRequest(input, init);
    const { method, url } = request;
    const payload = await request.clone().text();
    if (method !== 'GET') sent.push(`${callOf({ method, path: new URL(url).pathname })} ${payload}`);
    return fetch(request);
  };
  try {
    await runPath(plan, { ...site, checksScreens: 'once' });
    isWatched = true;
    await site.respond({ request: wire.request, response });
    for (let turns = 0; turns < patience && !isEnded; turns += 1) await turn();
    const again = sent.filter((write, index) => sent.indexOf(write) !== index);
    return [
      ...(isEnded ? [] : [`it waits for nothing: ${actor}`]),
      ...again.slice(Number(wantsRepeat(response))).map((write) => `it sends twice: ${write}`),
      ...(site.exits.length > 0 ? [] : pageProblems(hosts)),
      ...[...site.failures, ...site.unknownEvents].map(
        (failure) => JSON.stringify(failure) + String(failure),
      ),
    ];
  } finally {
    site.close();
  }
}
