import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { activeLeaves } from '#flows/engine/leaves.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { type Area, scriptOf } from '#flows/registry.ts';
import { openWalk } from '#test/support/open-walk.ts';
import { pathTo, runPath } from '#test/support/run-path.ts';
import { walkOf, walksOf } from '#test/support/walks.ts';

let close = () => {};

const liesBeneathDialog = ({ flow }: Walk, leaf: string, state: AnyMachineSnapshot) =>
  activeLeaves(state).some((other) => other !== leaf && flow.dialogs && other in flow.dialogs);

async function openAt(walk: Walk, leaf: string) {
  close();
  const site = openWalk(walk);
  close = site.close;
  const states = [walk.start, ...walk.steps.map(({ to }) => to)].filter((candidate) =>
    activeLeaves(candidate).includes(leaf),
  );
  // Without a dialog above it, where it can be seen without.
  const state =
    states.find((candidate) => !liesBeneathDialog(walk, leaf, candidate)) ?? states[0] ?? walk.start;
  await runPath({ walkOf, scriptOf }, walk, pathTo(walk, state), site);
  return { site, context: state.context, active: activeLeaves(state) };
}

/** What a person can use on the page now: beneath an open dialog nothing, which this DOM does not know. */
const controls = () =>
  [
    ...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
      '[data-flow] :is(button, input, select, textarea, [role=option])',
    ),
  ].filter((control) => control.closest('[inert]') === null);

/** The state of each flow on the page, and the kind of each control. */
const shown = () =>
  JSON.stringify([
    [...document.querySelectorAll('[data-flow]')].map((flow) => flow.getAttribute('data-state')),
    controls().map(({ tagName, textContent }) => [tagName, textContent]),
  ]);

const screensOf = (id: string) =>
  Object.entries(scriptOf(id).sees).flatMap(([leaf, see]) =>
    typeof see === 'function' ? [{ leaf, see }] : [],
  );

/** Proves that no screen of an area passes for another, has two ways back or sends what its chart does not know. */
export async function proveScreens(area: Area): Promise<void> {
  const walks = await walksOf(area);
  // A page may consist of other flows alone.
  const withScreens = walks.filter(({ flow }) => screensOf(flow.id).length > 0);

  describe.each(withScreens.map((walk) => [walk.flow.id, walk] as const))('%s', (id, walk) => {
    const screens = screensOf(id);
    afterEach(() => close());

    test.each(screens.map(({ leaf, see }) => [leaf, see] as const))(
      '%s differs from every other screen, has one way back at most, and offers no event that its chart does not know',
      async (leaf, see) => {
        let { site, context, active } = await openAt(walk, leaf);
        expect(document.querySelectorAll('.back-link').length).toBeLessThanOrEqual(1);
        // Leaves with one expectation are the same to a person; those of other regions are on the same page.
        const present = new Set([see, ...active.map((each) => scriptOf(id).sees[each])]);
        for (const other of screens.filter((screen) => !present.has(screen.see))) {
          const mistaken = other.see(site.driverOf(id), context as never).then(
            () => other.leaf,
            () => null,
          );
          expect(await mistaken, `what is seen at ${leaf} passes for`).toBeNull();
        }
        const atFirst = shown();
        const uses = controls().flatMap((control, index) => usesOf(control).map((use) => ({ index, use })));
        for (const { index, use } of uses) {
          // Only a use that changes the page needs a fresh one for the next.
          if (shown() !== atFirst) ({ site } = await openAt(walk, leaf));
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

/** As by Tab: nothing is pressed before the first key. */
async function typeInto(control: HTMLElement) {
  act(() => control.focus());
  await userEvent.keyboard('a');
}

const usesOf = (control: HTMLElement) =>
  control instanceof HTMLInputElement && control.type === 'text' ? [press, typeInto] : [press];
