import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { activeLeaves } from '#flows/engine/leaves.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { type Area, scriptOf } from '#flows/registry.ts';
import { openWalk } from '#test/support/open-walk.ts';
import { runPath } from '#test/support/run-path.ts';
import { walksOf } from '#test/support/walks.ts';
import { pathTo, planPath } from '#workbench/plan.ts';

let close = () => {};

const isBeneathDialog = ({ flow }: Walk, leaf: string, state: AnyMachineSnapshot) =>
  activeLeaves(state).some((other) => other !== leaf && flow.dialogs && other in flow.dialogs);

async function openAt(walk: Walk, leaf: string) {
  close();
  const states = [walk.start, ...walk.steps.map(({ to }) => to)].filter((candidate) =>
    activeLeaves(candidate).includes(leaf),
  );
  // Prefers a state without a dialog above the leaf.
  const state =
    states.find((candidate) => !isBeneathDialog(walk, leaf, candidate)) ?? states[0] ?? walk.start;
  const plan = await planPath(walk, pathTo(walk, state));
  const site = openWalk(walk);
  close = site.close;
  await runPath(plan, site);
  return { site, context: state.context, active: activeLeaves(state) };
}

/** The controls that a person can use. happy-dom does not make the page beneath an open dialog inert. */
const controls = () =>
  [
    ...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
      '[data-flow] :is(button, input, select, textarea, [role=option])',
    ),
  ].filter((control) => control.closest('[inert]') === null);

/** The state of each flow on the page, and each control. */
const pageState = () =>
  JSON.stringify([
    [...document.querySelectorAll('[data-flow]')].map((flow) => flow.getAttribute('data-state')),
    controls().map(({ tagName, textContent }) => [tagName, textContent]),
  ]);

const screensOf = (id: string) =>
  Object.entries(scriptOf(id).sees).flatMap(([leaf, see]) =>
    typeof see === 'function' ? [{ leaf, see }] : [],
  );

/**
 * Proves for each screen of an area: the checks of other screens fail on it, it has at most one link back, and its state
 * knows the events of its controls.
 */
export async function proveScreens(area: Area): Promise<void> {
  const walks = await walksOf(area);
  // Some flows have no screens of their own.
  const withScreens = walks.filter(({ flow }) => screensOf(flow.id).length > 0);

  describe.each(withScreens.map((walk) => [walk.flow.id, walk] as const))('%s', (id, walk) => {
    const screens = screensOf(id);
    afterEach(() => close());

    test.each(screens.map(({ leaf, see }) => [leaf, see] as const))(
      '%s fails the checks of other screens, has at most one link back, and sends only events that its state knows',
      async (leaf, see) => {
        let { site, context, active } = await openAt(walk, leaf);
        expect(document.querySelectorAll('.back-link').length).toBeLessThanOrEqual(1);
        // Leaves that share a check look the same, and the leaves of other regions are on the same page.
        const expected = new Set([see, ...active.map((each) => scriptOf(id).sees[each])]);
        for (const other of screens.filter((screen) => !expected.has(screen.see))) {
          const passing = other.see(site.driverOf(id), context as never).then(
            () => other.leaf,
            () => null,
          );
          expect(await passing, `${leaf} passes the check of another leaf`).toBeNull();
        }
        const before = pageState();
        const uses = controls().flatMap((control, index) => usesOf(control).map((use) => ({ index, use })));
        for (const { index, use } of uses) {
          // Opens a new page only if the previous control has changed this one.
          if (pageState() !== before) ({ site } = await openAt(walk, leaf));
          const control = controls()[index];
          if (!control) throw new Error(`${leaf} has lost a control`);
          await use(control);
          expect(site.unknownEvents).toEqual([]);
        }
      },
    );
  });
}

const press = (control: HTMLElement) => userEvent.click(control);

/** Focuses without a press, as by Tab. */
async function typeInto(control: HTMLElement) {
  act(() => control.focus());
  await userEvent.keyboard('a');
}

const usesOf = (control: HTMLElement) =>
  control instanceof HTMLInputElement && control.type === 'text' ? [press, typeInto] : [press];
