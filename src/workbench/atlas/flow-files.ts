import type { AnyStateMachine } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { Registered } from '#flows/registry.ts';

/** Locations of flows and their charts. */
export interface FlowFiles {
  /** A flow's page, in the folder of the atlas. */
  readonly page: (flow: AnyFlow) => string;
  /** A chart's source, in the project. */
  readonly chart: (machine: AnyStateMachine) => string;
}

export function filesOf(flows: readonly Pick<Registered, 'area' | 'flow'>[]): FlowFiles {
  const areaOf = (isMeant: (flow: AnyFlow) => boolean) => flows.find(({ flow }) => isMeant(flow))?.area;
  return {
    page: ({ id }) => `${areaOf((flow) => flow.id === id)}/${id}.md`,
    chart: ({ id }) => `machines/${areaOf((flow) => flow.machine.id === id)}/${id}.ts`,
  };
}
