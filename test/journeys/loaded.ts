import { isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { registry } from '#flows/registry.ts';
import { loading } from '#test/support/render-router.tsx';

/** The leaves of each flow that have a tag. */
export const leavesWithTag = (tag: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    registry.map(({ flow: { id, machine } }) => [
      id,
      nodesOf(machine.root)
        .filter((node) => isLeaf(node) && node.tags.includes(tag))
        .map(pathOf),
    ]),
  );

const waiting = leavesWithTag('waiting');

/** Each flow on the page with its active leaves. */
export type Flows = readonly (readonly [flow: string, leaves: readonly string[]])[];

export const shownFlows = (): Flows =>
  [...document.querySelectorAll('[data-flow]')].map((element) => [
    element.getAttribute('data-flow') ?? '',
    element.getAttribute('data-state')?.split(' ') ?? [],
  ]);

/** Whether nothing on the page is loading. */
export function isLoaded(): boolean {
  const flows = shownFlows();
  const isWaiting = flows.some(([flow, leaves]) => leaves.some((leaf) => waiting[flow]?.includes(leaf)));
  const isLoading = document.querySelector('.aksel-skeleton, .aksel-loader') !== null;
  return (
    flows.length > 0 && !isWaiting && !isLoading && document.querySelector('h1')?.textContent !== loading
  );
}
