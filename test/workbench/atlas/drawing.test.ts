// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { transitionsOf } from '#flows/engine/walk/coverage.ts';
import { registry } from '#flows/registry.ts';
import { house } from '#test/engine/house.ts';
import { entryWords } from '#workbench/atlas/actions.ts';
import { sizeOf } from '#workbench/atlas/drawing/measure.ts';
import { draw } from '#workbench/atlas/drawing/svg.ts';
import { describeTransitions } from '#workbench/atlas/transitions.ts';

const waiting = setup({ delays: { patience: 4000 } }).createMachine({
  id: 'waiting',
  initial: 'quiet',
  states: { quiet: { after: { patience: 'over', 500: { guard: () => true, target: 'over' } } }, over: {} },
});

const charts: ReadonlySet<AnyStateMachine> = new Set([
  ...registry.map(({ flow }) => flow.machine),
  house,
  waiting,
]);

const drawn = async (machine: AnyStateMachine) => {
  const svg = await draw(machine, machine.id);
  return { svg, page: new DOMParser().parseFromString(svg, 'image/svg+xml') };
};

describe.each([...charts].map((machine) => [machine.id, machine] as const))(
  'the drawing of %s',
  async (_, machine) => {
    const { svg, page } = await drawn(machine);

    test('has every state once, under its path', () => {
      const states = [...page.querySelectorAll('[data-state]')].map((part) =>
        part.getAttribute('data-state'),
      );
      expect(states).toEqual(nodesOf(machine.root).map(pathOf));
    });

    test('has every transition once, under the name that coverage gives it', () => {
      const names = [...page.querySelectorAll('[data-transition]')].map((part) =>
        part.getAttribute('data-transition'),
      );
      expect(names.sort()).toEqual([...transitionsOf(machine)].sort());
    });

    test('has room for each text in its box', () => {
      const number = (of: Element | null | undefined, name: string) => Number(of?.getAttribute(name));
      const cutOff = [...page.querySelectorAll('[data-state] text')].filter((text) => {
        const box = text.closest('[data-state]')?.querySelector(':scope > rect');
        const { width } = sizeOf([text.textContent ?? '']);
        return number(text, 'x') + width > number(box, 'x') + number(box, 'width') + 1;
      });
      expect(cutOff.map(({ textContent }) => textContent)).toEqual([]);
    });

    test('has no name that XState adds', () => {
      const words = nodesOf(machine.root).flatMap(entryWords);
      const texts = [...page.querySelectorAll('text')].map(({ textContent }) => textContent);
      const labels = describeTransitions(machine).flatMap(({ trigger, actions }) => [trigger, ...actions]);
      expect(
        [...words, ...texts, ...labels].filter((text) => /xstate\.|^(entry|exit): cancel/.test(text ?? '')),
      ).toEqual([]);
    });

    test('is the same each time', async () => {
      expect((await drawn(machine)).svg).toBe(svg);
    });
  },
);

test('a delay is drawn with its name and length, a guard in brackets', async () => {
  const { page } = await drawn(waiting);
  const texts = [...page.querySelectorAll('.delay text')].map((text) => text.textContent);
  expect(texts.sort()).toEqual(['[guard]', 'after 500 ms', 'after patience (4000 ms)']);
});

test('regions are drawn beside each other, in the box of the parallel state', async () => {
  const { page } = await drawn(house);
  const regions = [...page.querySelectorAll('.region')].map((region) => region.getAttribute('data-state'));
  expect(regions).toEqual(['page.list', 'page.note', 'page.side']);
});

test('actions are described by their effect', () => {
  const { actions } = describeTransitions(house).find(({ trigger }) => trigger === 'text.changed') ?? {};
  expect(actions).toEqual(['sets text']);
});

test('a call that changes no state is one line, with both of its ends', async () => {
  const machine = registry.find(({ flow }) => flow.id === 'private-landing')?.flow.machine;
  if (!machine) throw new Error('there is no private-landing');
  const { page } = await drawn(machine);
  const texts = [...page.querySelectorAll('[data-state=""] text')];
  const lineOf = (first: string) => {
    const y = texts.find(({ textContent }) => textContent === first)?.getAttribute('y');
    return texts.filter((text) => text.getAttribute('y') === y).map(({ textContent }) => textContent);
  };
  expect(lineOf('calls shared:')).toEqual(['calls shared:', 'done', 'failed']);
});
