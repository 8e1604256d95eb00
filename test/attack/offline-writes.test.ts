import { onTestFinished, test } from 'vitest';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { callOf } from '#flows/engine/walk/sent-calls.ts';
import { asRequest } from '#flows/engine/walk/wire.ts';
import { startOf } from '#flows/registry.ts';
import { leavesWithTag } from '#test/journeys/loaded.ts';
import { openWalk } from '#test/support/open-walk.ts';
import { runPath } from '#test/support/run-path.ts';
import { planPath } from '#workbench/plan.ts';
import { type FlowRequest, flowRequests } from './flow/requests.ts';
import { lostWrite } from './flow/send-again.ts';
import { loseConnection, regainConnection } from './outside/connection.ts';
import { hostsIn, pageProblems } from './page/problems.ts';
import { makeTries } from './tries.ts';

const waiting = leavesWithTag('waiting');

/** A write that is safe to repeat: the client goes on without it. */
const repeatable = 'refreshRelations';

const isWrite = ({ walk: { cases }, actor, wire }: FlowRequest): boolean =>
  wire.request.method !== 'GET' && (cases.actors[actor] as CallCases).operation !== repeatable;

/** The reads that the chart loads again after a write, and that the write leaves in the page's cache. */
const kept: Readonly<Record<string, readonly string[]>> = { createCard: ['GET /rest/skade/kunde'] };

/**
 * Leads a visitor to a write, which is lost with the connection, and to the same write again when the connection is back.
 * The script of the flow checks each screen on the way.
 */
async function problemsOffline(request: FlowRequest): Promise<readonly string[]> {
  const { walk, actor, wire } = request;
  const way = await lostWrite(request);
  if (!way) return [`no way leads to ${actor} again`];
  const plan = await planPath(walk, { name: `${actor} offline`, steps: way.steps });
  const hosts = ['bank.example', ...hostsIn(startOf(walk.flow.id).cases.input)];
  const site = openWalk(walk);
  const { fetch } = globalThis;
  const sent: string[] = [];
  globalThis.fetch = async (input, init) => {
    const one = asRequest(input, init);
    const payload = await one.clone().text();
    const call = { method: one.method, path: new URL(one.url).pathname };
    if (callOf(call) === callOf(wire.request)) sent.push(payload);
    return fetch(one);
  };
  const problems: string[] = [];
  let hasLost = false;
  try {
    await runPath(
      plan,
      {
        ...site,
        async respond(given) {
          if (given.response !== 'lost') await regainConnection();
          if (!(hasLost && kept[actor]?.includes(callOf(given.request)))) await site.respond(given);
          if (given.response !== 'lost') return;
          hasLost = true;
          await loseConnection();
        },
        async shows(flow, state) {
          const mayBePast = hasLost && state.split(' ').some((leaf) => waiting[flow]?.includes(leaf));
          if (!mayBePast) await site.shows(flow, state);
        },
      },
      async () => void problems.push(...(site.exits.length > 0 ? [] : pageProblems(hosts))),
    );
    const [first, second] = [sent[0], sent.at(-1)];
    const wanted = way.isSentAgain ? 2 : 1;
    return [
      ...new Set(problems),
      ...(sent.length === wanted ? [] : [`it sends ${sent.length} times, not ${wanted}`]),
      ...(first === second ? [] : [`it sent ${first}, and then ${second}`]),
      ...site.failures.map(String),
    ];
  } finally {
    site.close();
  }
}

test('a write that is lost without a connection loses nothing, and a retry sends the same', async () => {
  onTestFinished(regainConnection);
  const writes = (await flowRequests()).filter(isWrite);
  const tries = writes.map((request) => ({
    name: `${request.walk.flow.id} ${request.actor}`,
    run: () => problemsOffline(request).finally(regainConnection),
  }));
  await makeTries('test/attack/offline-writes.test.ts', tries, 10);
});
