import { expect, test } from 'vitest';
import { selfDeclarationFlow } from '#flows/buying/self-declaration/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { startOf } from '#flows/registry.ts';
import { codeOf } from '#workbench/page/code.ts';
import { journeyOf } from '#workbench/page/journey.ts';

const loadFailed = {
  path: [],
  event: { type: 'xstate.error.actor.loadCustomer', error: new Error('too late') },
};
const shown = { heading: () => 'Noe gikk galt', has: () => false };

const journey = (button: string) =>
  journeyOf(
    {
      flow: selfDeclarationFlow as AnyFlow,
      persona: 'new-customer',
      tape: { input: () => startOf('self-declaration').cases.input, sent: () => [{ ...loadFailed, button }] },
    },
    shown,
  );

test('a response that the page needs at its start is known before the visit', async () => {
  const lines = (await journey('lost')).split('\n');
  expect(lines.slice(lines.indexOf("  await responds(page, 'getDamageCustomer', 'lost');"))).toEqual([
    "  await responds(page, 'getDamageCustomer', 'lost');",
    "  await visitAs(page, 'new-customer', documentOf('self-declaration'));",
    "  await shows(page, 'self-declaration', 'unavailable');",
    "  await selfDeclaration.expectHeading('Noe gikk galt');",
    '});',
    '',
  ]);
});

test('a time-out cannot be saved as a test', async () => {
  await expect(journey('time-out')).rejects.toThrow(
    'A test cannot wait for a time-out. Let the call be lost instead.',
  );
});

test('plain data is written as code', () => {
  expect(codeOf({ status: 403, body: { code: 'FEL1', 'e-post': null, list: [1, 'a "b"', "it's"] } })).toBe(
    `{ status: 403, body: { code: 'FEL1', 'e-post': null, list: [1, 'a "b"', "it's"] } }`,
  );
});
