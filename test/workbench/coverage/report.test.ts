// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { pageOf } from '#workbench/coverage/page.ts';
import { reportOf } from '#workbench/coverage/report.ts';

const states = {
  open: { on: { went: [{ guard: 'mayPass', target: 'inside' }, { target: 'outside' }] } },
  inside: { on: { retried: 'open' } },
  outside: {},
} as const;

const gate = (more: object = {}, id = 'gate'): AnyFlow => ({
  kind: 'flow',
  id,
  title: 'Porten',
  machine: setup({ guards: { mayPass: () => true } }).createMachine({
    id,
    initial: 'open',
    states: { ...states, outside: more },
  }),
  actors: {},
  views: {},
  frames: {},
});

const through = {
  flow: 'gate',
  name: 'went → retried',
  transitions: ['gate.open: went [mayPass] → inside', 'gate.inside: retried → open'],
  states: ['gate.open', 'gate.inside'],
};
const turnedAway = {
  flow: 'gate',
  name: 'went (without a ticket)',
  transitions: ['gate.open: went → outside'],
  states: ['gate.open', 'gate.outside'],
};
const all = [through, turnedAway];

test('nothing is missing if the paths cover everything in both', () => {
  const { missing, total } = reportOf([gate()], { dom: all, chromium: all, journeys: [] });
  expect(missing).toEqual([]);
  expect(total).toEqual({
    states: { all: 3, dom: 3, chromium: 3 },
    transitions: { all: 3, dom: 3, chromium: 3 },
    branches: { all: 2, dom: 2, chromium: 2 },
  });
});

test('the paths of a flow cover no other flow with the same states', () => {
  const { missing, total } = reportOf([gate(), gate({}, 'door')], { dom: all, chromium: all, journeys: [] });
  expect(missing).toHaveLength(6);
  expect(new Set(missing.map(({ flow }) => flow))).toEqual(new Set(['door']));
  expect(total.transitions).toEqual({ all: 6, dom: 3, chromium: 3 });
});

test('a path covers the part of a child flow that it passes through', () => {
  const inner = gate({}, 'door');
  const within = { ...through, transitions: [...through.transitions, 'door.open: went [mayPass] → inside'] };
  const paths = [within, turnedAway];
  const { flows, missing } = reportOf([gate(), inner], { dom: paths, chromium: paths, journeys: [] });
  const passed = flows[1]?.transitions.find(({ name }) => name.endsWith('inside'));
  expect(passed?.dom).toEqual(['gate: went → retried']);
  expect(missing.filter(({ kind }) => kind === 'transition').map(({ name }) => name)).toEqual([
    'door.open: went → outside',
    'door.inside: retried → open',
  ]);
});

test('guard branches are counted one by one, and DOM and Chromium separately', () => {
  const { missing, total } = reportOf([gate()], { dom: all, chromium: [through], journeys: [] });
  expect(missing).toEqual([
    { flow: 'gate', kind: 'transition', name: 'gate.open: went → outside', notIn: ['Chromium'] },
    { flow: 'gate', kind: 'state', name: 'gate.outside', notIn: ['Chromium'] },
  ]);
  expect(total.branches).toEqual({ all: 2, dom: 2, chromium: 1 });
});

test('a transition that no path takes is listed first', () => {
  const planted = gate({ on: { 'ticket.found': 'open' } });
  const report = reportOf([planted], { dom: all, chromium: all, journeys: [] });
  const name = 'gate.outside: ticket.found → open';
  expect(report.missing).toEqual([
    { flow: 'gate', kind: 'transition', name, notIn: ['the DOM', 'Chromium'] },
  ]);
  expect(report.flows[0]?.transitions[0]).toMatchObject({ name, dom: [], chromium: [] });
});

test('each transition and state has the paths that covered it, and a state the journeys that showed it', () => {
  const { flows } = reportOf([gate()], {
    dom: all,
    chromium: [turnedAway],
    journeys: [
      { name: 'a visitor without a ticket', states: ['gate: open', 'gate: outside'] },
      { name: 'a visitor elsewhere', states: ['other: outside'] },
    ],
  });
  expect(flows[0]?.transitions.find(({ name }) => name.endsWith('outside'))).toEqual({
    name: 'gate.open: went → outside',
    dom: ['gate: went (without a ticket)'],
    chromium: ['gate: went (without a ticket)'],
    journeys: null,
  });
  expect(flows[0]?.states.find(({ name }) => name === 'gate.outside')?.journeys).toEqual([
    'a visitor without a ticket',
  ]);
});

test('the page lists missing parts first, with links', () => {
  const planted = gate({ on: { 'ticket.found': 'open' } });
  const html = pageOf(reportOf([planted], { dom: all, chromium: all, journeys: [] }));
  const page = new DOMParser().parseFromString(html, 'text/html');
  const link = page.querySelector('a');
  expect(link?.textContent).toBe('gate.outside: ticket.found → open');
  const row = page.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
  expect(row?.className).toBe('missing');
  expect(row?.querySelector('th')?.textContent).toBe('gate.outside: ticket.found → open');
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Not covered',
    'In total',
    'gate',
  ]);
});

test('an event of a name that looks like markup is shown as written', () => {
  const html = pageOf(reportOf([gate({ on: { '<b>': 'open' } })], { dom: all, chromium: all, journeys: [] }));
  expect(html).not.toContain('<b>');
  expect(html).toContain('&#60;b&#62;');
});
