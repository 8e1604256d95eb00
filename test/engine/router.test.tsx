import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FunctionComponent, lazy } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import type { Exit } from '#domain/site/exit.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { lazyRoute, route } from '#flows/engine/router.ts';
import { houseFlow, otherFlow } from './house-flow.tsx';
import { openRouterInDom } from './router-in-dom.tsx';

const never = () => new Promise<never>(() => {});
const state = (flow: string) => document.querySelector(`[data-flow="${flow}"]`)?.getAttribute('data-state');
const visit = (hash: string) =>
  act(() => {
    window.location.hash = hash;
  });

afterEach(() => vi.restoreAllMocks());

/** A flow that ends before it shows a screen. */
const endingIn = (exit: Exit) =>
  defineFlow({
    title: 'Straks',
    machine: setup({ types: { output: {} as Exit } }).createMachine({
      id: 'hasty',
      initial: 'over',
      states: { over: { type: 'final' } },
      output: exit,
    }),
    actors: {},
    views: { over: 'exit' },
    frames: {},
  });

const hastyFlow = endingIn({ to: '/et-annet-sted' });

interface Code {
  readonly default: FunctionComponent<object>;
}

/** A flow with one screen. */
const plain = (id: string, Screen: FunctionComponent<object>) =>
  defineFlow({
    title: 'Enkel',
    machine: setup({ types: { events: {} as { type: 'ended' } } }).createMachine({
      id,
      initial: 'open',
      states: { open: { on: { ended: 'over' } }, over: { type: 'final' } },
      output: { leave: '/ut' },
    }),
    actors: {},
    views: { open: Screen, over: 'exit' },
    frames: {},
  });

describe('addresses', () => {
  test('the parameters of an address are decoded once', () => {
    const taken: unknown[] = [];
    const take = ({ number, part }: Readonly<Record<string, string | undefined>>) => {
      taken.push([number, part]);
      return undefined;
    };
    openRouterInDom(
      [route('/', otherFlow, () => undefined), route('/hus/:number/:part?', otherFlow, take)],
      '#/hus/7%2F1%20a/%2541',
    );
    expect(taken).toEqual([['7/1 a', '%41']]);
  });

  test.each<[string, Exit, number]>([
    ['adds its address to the history', { to: '/et-annet-sted' }, 1],
    [
      'replaces its address where going back would only redirect',
      { to: '/et-annet-sted', replaces: true },
      0,
    ],
  ])('a flow that ends as it starts opens the flow of its exit, and %s', (_, exit, added) => {
    const before = window.history.length;
    const { router } = openRouterInDom([
      route('/', endingIn(exit), () => undefined),
      route('/et-annet-sted', otherFlow, () => undefined),
    ]);
    expect(router.current()?.flow.id).toBe('adding');
    expect(state('adding')).toBe('filling');
    expect(window.history.length).toBe(before + added);
  });

  test('an unknown address is undone, and the form keeps what was typed', async () => {
    const { happened, router } = openRouterInDom([route('/', houseFlow(never), () => undefined)]);
    await userEvent.click(screen.getByRole('button', { name: 'Skriv' }));
    const session = router.current();
    visit('#felt');
    await waitFor(() => expect(happened).toContain('address restored'));
    expect(router.current()).toBe(session);
    expect(state('house')).toContain('page.note.edited');
  });

  test('a document with an unknown address opens the first flow', () => {
    const { router } = openRouterInDom([route('/', houseFlow(never), () => undefined)], '#/finnes/ikke');
    expect(router.current()?.flow.id).toBe('house');
    expect(window.location.hash).toBe('#/');
  });

  test.each(['#/sak/%', '#/sak/%E0%A4%A'])('a malformed address counts as unknown: %s', (hash) => {
    const { router } = openRouterInDom(
      [
        route(
          '/sak/:id',
          plain('matter', () => <h1>Sak</h1>),
          () => undefined,
        ),
        route(
          '/*',
          plain('unknown', () => <h1>Ukjent</h1>),
          () => undefined,
        ),
      ],
      hash,
    );
    expect(router.current()?.flow.id).toBe('unknown');
  });

  test('the same component in another session is a new screen', async () => {
    const same = plain('plain', () => <h1>Sak</h1>);
    openRouterInDom([route('/sak/:id', same, () => undefined)], '#/sak/1');
    expect(document.activeElement).toBe(document.body);
    visit('#/sak/2');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  });
});

describe('a page from the back-forward cache', () => {
  test('reloads if its flow has ended, because the last screen cannot be used', () => {
    const { router, happened, comesBack } = openRouterInDom([
      route(
        '/',
        plain('plain', () => <h1>Side</h1>),
        () => undefined,
      ),
    ]);
    act(() => router.current()?.actor.send({ type: 'ended' }));
    comesBack();
    expect(happened.slice(-1)).toEqual(['reload']);
  });

  test('stays as it was if its flow has not ended', () => {
    const { happened, comesBack } = openRouterInDom([
      route(
        '/',
        plain('plain', () => <h1>Side</h1>),
        () => undefined,
      ),
    ]);
    comesBack();
    expect(happened).not.toContain('reload');
  });
});

describe('a router that is closed while the page stays open', () => {
  test('stops its flow, no longer blocks closing the page, and shows the closed screen', async () => {
    let signal: AbortSignal | undefined;
    const house = houseFlow((call) => {
      signal = call.signal;
      return never();
    });
    const { router, happened } = openRouterInDom([route('/', house, () => undefined)]);
    await userEvent.click(screen.getByRole('button', { name: 'Skriv' }));
    act(() => router.close());
    expect(signal?.aborted).toBe(true);
    expect(happened.slice(-1)).toEqual([{ blockUnload: false }]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Brukeren er byttet',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
    expect(document.title).toBe('Brukeren er byttet – Forsikring');
  });

  test('does not open a flow whose code loads afterwards', async () => {
    let arrive = (_: typeof hastyFlow) => {};
    const code = new Promise<typeof hastyFlow>((resolve) => {
      arrive = resolve;
    });
    const { router } = openRouterInDom([lazyRoute({ patterns: ['/'], flow: () => code }, () => undefined)]);
    act(() => router.close());
    await act(async () => arrive(hastyFlow));
    expect(router.current()).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe('Brukeren er byttet');
  });
});

describe('a screen whose code is loading', () => {
  test('has a placeholder, and then gets focus', async () => {
    let arrive = (_: Code) => {};
    const Late = lazy(
      () =>
        new Promise<Code>((resolve) => {
          arrive = resolve;
        }),
    );
    openRouterInDom([route('/', plain('plain', Late), () => undefined)]);
    expect(screen.getByRole('heading').textContent).toBe('Koden er på vei');
    await waitFor(() => expect(document.title).toBe('Koden er på vei – Forsikring'));
    document.body.click();
    await act(async () => arrive({ default: () => <h1>Endelig</h1> }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Endelig' })),
    );
    expect(document.title).toBe('Endelig – Forsikring');
  });

  test('in a region does not change the rest of the page', async () => {
    const house = houseFlow(never);
    const Late = lazy(() => new Promise<Code>(() => {}));
    const flow = { ...house, views: { ...house.views, 'page.list.loading': Late } };
    openRouterInDom([route('/', flow, () => undefined)]);
    expect(screen.getByText('Delen er på vei').tagName).toBe('P');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Huset']);
  });
});

describe('a screen that throws', () => {
  const throwing = plain('plain', () => {
    throw new Error('tegnefeil');
  });

  test('shows the error fallback, which sets the title, and is reported once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { happened } = openRouterInDom([route('/', throwing, () => undefined)]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Noe gikk galt']);
    await waitFor(() => expect(document.title).toBe('Noe gikk galt – Forsikring'));
    expect(happened.filter((event) => typeof event === 'object' && event && 'failed' in event)).toEqual([
      { failed: 'plain', error: 'Error: tegnefeil' },
    ]);
  });

  test('does not affect the next flow', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    openRouterInDom([
      route('/', throwing, () => undefined),
      route('/et-annet-sted', otherFlow, () => undefined),
    ]);
    visit('#/et-annet-sted');
    const heading = await screen.findByRole('heading', { name: 'Vi har flyttet' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('can be left while its chart saves something', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const saving = defineFlow({
      title: 'Lagrer',
      machine: setup({ types: { tags: {} as 'waiting' | 'unsaved' } }).createMachine({
        id: 'saving',
        initial: 'saving',
        states: { saving: { tags: ['waiting', 'unsaved'] } },
      }),
      actors: {},
      views: {
        saving() {
          throw new Error('tegnefeil');
        },
      },
      frames: {},
    });
    openRouterInDom([
      route('/', saving, () => undefined),
      route('/et-annet-sted', otherFlow, () => undefined),
    ]);
    visit('#/et-annet-sted');
    expect(await screen.findByRole('heading', { name: 'Vi har flyttet' })).toBeDefined();
  });

  test('a failed actor moves focus to the error fallback, is reported once, and no longer blocks closing the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { happened } = openRouterInDom([route('/', houseFlow(never), () => undefined)]);
    await userEvent.click(screen.getByRole('button', { name: 'Skriv' }));
    await userEvent.click(screen.getByRole('button', { name: 'Knus' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Noe gikk galt' }));
    expect(happened.slice(-2)).toEqual([
      { blockUnload: false },
      { failed: 'house', error: 'Error: the chart is broken' },
    ]);
  });
});
