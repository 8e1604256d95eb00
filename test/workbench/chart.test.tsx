import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bankSelectionFlow } from '#flows/buying/bank-selection/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { Chart } from '#workbench/page/chart.tsx';
import { StatesList } from '#workbench/page/states-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  select.mockClear();
});

const flow = bankSelectionFlow as AnyFlow;
const retried = 'bank-selection.unavailable: retried → loading';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">
  <g data-state="loading"/><g data-state="choosing"/><g data-state="choosing.open"/>
  <g data-transition="${retried}"/>
</svg>`;

const select = vi.fn<(state: string) => void>();
const draw = (active: readonly string[], taken = {}) => (
  <>
    <Chart flow={flow} active={active} taken={taken} selected="choosing" select={select} />
    <StatesList flow={flow} active={active} selected="choosing" select={select} />
  </>
);
const lit = (container: Element) =>
  [...container.querySelectorAll<SVGElement>('svg .active')].map(({ dataset }) => dataset.state);

test('the drawing marks the active states', async () => {
  vi.stubGlobal('fetch', async () => new Response(drawing));
  const { container, rerender } = render(draw(['loading']));
  await waitFor(() => expect(lit(container)).toEqual(['loading']));
  rerender(draw(['choosing', 'choosing.open'], { [retried]: 1 }));
  expect(lit(container)).toEqual(['choosing', 'choosing.open']);
  expect(container.querySelector('svg .taken')?.getAttribute('data-transition')).toBe(retried);
});

test('a state is selected by a click in the drawing, or by its button in the list', async () => {
  vi.stubGlobal('fetch', async () => new Response(drawing));
  const { container } = render(draw(['loading']));
  await waitFor(() =>
    expect(container.querySelector('svg .selected')?.getAttribute('data-state')).toBe('choosing'),
  );
  container
    .querySelector('[data-state="choosing.open"]')
    ?.dispatchEvent(new Event('click', { bubbles: true }));
  expect(select.mock.calls).toEqual([['choosing.open']]);
  const button = screen.getByRole('button', { name: 'unavailable', hidden: true });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  button.click();
  expect(select.mock.calls).toEqual([['choosing.open'], ['unavailable']]);
});

test('without a drawing, the states are a nested list', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  render(
    <Chart flow={flow} active={['choosing', 'choosing.open']} taken={{}} selected={null} select={select} />,
  );
  const active = screen
    .getAllByRole('listitem')
    .filter((item) => item.ariaCurrent ?? item.getAttribute('aria-current'));
  expect(active.map((item) => item.getAttribute('data-chart-state'))).toEqual(['choosing', 'choosing.open']);
  expect(active[0]?.contains(active[1] ?? null)).toBe(true);
});
