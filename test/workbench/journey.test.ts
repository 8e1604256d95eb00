import { expect, test } from 'vitest';
import { selfDeclarationFlow } from '#flows/buying/self-declaration/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { startOf } from '#flows/registry.ts';
import { settingsFlow } from '#flows/settings/settings/flow.ts';
import { codeOf } from '#workbench/page/code.ts';
import { journeyOf } from '#workbench/page/journey.ts';
import { responseLines } from '#workbench/page/response-lines.ts';
import type { Sent } from '#workbench/page/tape.ts';

const loadFailed = {
  path: [],
  event: { type: 'xstate.error.actor.loadCustomer', error: new Error('too late') },
};
const shown = { heading: () => 'Noe gikk galt', has: () => false, had: () => false };

const journey = (button: string, operation?: string) =>
  journeyOf(
    {
      flow: selfDeclarationFlow as AnyFlow,
      persona: 'new-customer',
      tape: {
        input: () => startOf('self-declaration').cases.input,
        sent: () => [{ ...loadFailed, button, operation }],
      },
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

test('the response is to the operation that the page sent, also if the call has several', async () => {
  expect(await journey('lost', 'reportEmployeeOut')).toContain(
    "await responds(page, 'reportEmployeeOut', 'lost');",
  );
});

test('a failure on the way has its message, if the page showed it', async () => {
  const message = 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.';
  const { cases } = startOf('self-declaration');
  const failed = {
    type: 'xstate.error.actor.loadCustomer',
    error: { status: 500, code: '500', message: '' },
  };
  const text = await journeyOf(
    {
      flow: selfDeclarationFlow as AnyFlow,
      persona: 'new-customer',
      tape: {
        input: () => cases.input,
        sent: () => [
          { path: [], event: failed, button: '500' },
          { path: [], event: { type: 'retried' } },
        ],
      },
    },
    { ...shown, had: (events, words) => events === 1 && words === message },
  );
  const lines = text.split('\n');
  const at = lines.indexOf(`  await selfDeclaration.sees('${message}');`);
  expect(lines.slice(at - 1, at + 3)).toEqual([
    "  await shows(page, 'self-declaration', 'unavailable');",
    `  await selfDeclaration.sees('${message}');`,
    "  await responds(page, 'getDamageCustomer', null);",
    "  await selfDeclaration.press('Prøv igjen');",
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

const done = (call: string, output: unknown) => ({ type: `xstate.done.actor.${call}`, output });

/** The settings page with its cards; the list of consents has a row that no case has. */
const sent: readonly Sent[] = [
  { path: [], event: done('identify', { isBusiness: false, isBroker: false }), button: 'lost' },
  { path: [], event: done('getBankInfo', { name: 'Solvik Sparebank', bankregnr: '4200' }), button: 'lost' },
  {
    path: ['consents'],
    event: done('listConsents', [
      {
        samtykkeId: 'nyhetsbrev',
        tittel: 'Nyhetsbrev',
        infoTekst: 'Vi kan sende deg nyheter.',
        avslagTekst: 'Du får ikke nyheter.',
        modalTekster: [],
        answer: null,
      },
    ]),
  },
  {
    path: ['consents'],
    event: Object.assign({ type: 'answer.chosen' }, { samtykkeId: 'nyhetsbrev', answer: true }),
  },
];

const settingsJourney = async () =>
  (
    await journeyOf(
      {
        flow: settingsFlow as AnyFlow,
        persona: 'private-one',
        tape: {
          input: () => ({ site: { phone: '+4721000000' }, consentBanks: ['4200'], contactDraft: null }),
          sent: () => sent,
        },
      },
      shown,
    )
  ).split('\n');

test('a row that the cases do not have is named as on screen', async () => {
  expect(await settingsJourney()).toContain("  await consents.choose('Nyhetsbrev', 'Ja');");
});

test('a page with several child flows ends with the state of each', async () => {
  const lines = await settingsJourney();
  expect(lines.slice(lines.indexOf("  await consents.choose('Nyhetsbrev', 'Ja');") + 1)).toEqual([
    "  await shows(page, 'contact-details', 'loading');",
    "  await contactDetails.expectHeading('Noe gikk galt');",
    "  await shows(page, 'reservations', 'loading');",
    "  await shows(page, 'consents', 'offered.answers.saving.known offered.dialog.shut');",
    '});',
    '',
  ]);
});

test('responses are known in the order of their requests', async () => {
  const lines = await settingsJourney();
  expect(lines.filter((line) => line.includes('responds(page')).slice(0, 2)).toEqual([
    "  await responds(page, 'getIdentification', 'lost');",
    "  await responds(page, 'getBankInfo', 'lost');",
  ]);
});

test('two responses to one operation are one line, in their order', () => {
  const lines = ['visits', 'presses'];
  const responses = responseLines(lines, 1);
  responses.add('listBanks', "'lost'");
  responses.add('getToggle', '{ status: 200 }');
  responses.add('listBanks', '{ status: 204 }');
  expect(lines).toEqual([
    'visits',
    "await responds(page, 'listBanks', 'lost', { status: 204 });",
    "await responds(page, 'getToggle', { status: 200 });",
    'presses',
  ]);
});
