import type { Outcome } from '#flows/engine/walk/outcomes.ts';
import type { Step, Walk } from '#flows/engine/walk/walk.ts';
import { registry } from '#flows/registry.ts';
import { operationFor } from '#test/contract/contract.ts';
import { walkOf } from '#workbench/walks.ts';

/** A request that a flow sends, with the first situation of its walk in which it runs. */
export interface FlowRequest {
  readonly walk: Walk;
  readonly step: Step;
  readonly actor: string;
  /** An actor may send one of several. */
  readonly operation: string;
  readonly wire: NonNullable<Outcome['wire']>;
}

const isGood = ({ wire }: FlowRequest): boolean =>
  typeof wire.response === 'object' && wire.response.status < 300;

/** Every request of every registered flow: with a good response, if its cases have one. */
export async function flowRequests(): Promise<readonly FlowRequest[]> {
  const found = new Map<string, FlowRequest>();
  for (const { flow } of registry) {
    const walk = await walkOf(flow.id);
    for (const step of walk.steps) {
      if (!step.outcome?.wire) continue;
      const { actor, wire } = step.outcome;
      const { method, path } = wire.request;
      const operation = operationFor(method, path.replace(/^\/rest/, '')).operationId;
      const key = `${flow.id} ${actor} ${operation}`;
      const request = { walk, step, actor, operation, wire };
      const known = found.get(key);
      if (!known || (!isGood(known) && isGood(request))) found.set(key, request);
    }
  }
  return [...found.values()];
}
