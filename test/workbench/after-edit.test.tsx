import { afterEach, expect, test, vi } from 'vitest';
import { continueAfterEdit } from '#workbench/after-edit.ts';
import type { Run } from '#workbench/page/run.ts';
import { machineApi } from '#workbench/steering.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Vite's side of the connection. */
function openVite() {
  const listeners: (() => void)[] = [];
  return {
    hot: { on: (_: 'vite:beforeFullReload', listener: () => void) => void listeners.push(listener) },
    reload: () => {
      for (const listener of listeners) listener();
    },
  };
}

/** A page that the development server has loaded, also after an edit. */
function openPage(flow: string, address = '/oversikt') {
  const run: Run = openSilentRun(flow);
  const vite = openVite();
  const flows = machineApi(() => run.router);
  const words = continueAfterEdit(vite.hot, {
    address: () => address,
    router: () => run.router,
    sent: run.tape.sent,
  });
  return {
    flows,
    words,
    states: () => flows.list().map(({ id, state }) => `${id}: ${state}`),
    context: (id: string) => flows.state(id).context,
    reload() {
      vite.reload();
      run.router.close();
    },
    close: run.router.close,
  };
}

const [declaration, banks] = ['self-declaration', 'bank-selection'];

/** A customer who types into the search of banks, which a child flow shows. */
async function searchBank() {
  const page = openPage(declaration);
  await page.words;
  await page.flows.respond(declaration, 'loadCustomer', 'with a bank relationship');
  await page.flows.respond(banks, 'listBanks', 'banks');
  page.flows.send(banks, { type: 'search.changed', search: 'sol' });
  return page;
}

test('after an edit, the page does again what the visitor did, as soon as its calls have ended', async () => {
  const page = await searchBank();
  page.reload();
  const again = openPage(declaration);
  await again.flows.respond(declaration, 'loadCustomer', 'with a bank relationship');
  await again.flows.respond(banks, 'listBanks', 'banks');
  expect(await again.words).toBe(
    'The page has reloaded after an edit: 1 of 1 events of the visitor were sent again.',
  );
  expect(again.states()).toEqual(['self-declaration: choosingBank', 'bank-selection: choosing.open']);
  again.close();
});

test('a second edit meanwhile loses nothing', async () => {
  const page = await searchBank();
  page.reload();
  openPage(declaration).reload();
  const again = openPage(declaration);
  await again.flows.respond(declaration, 'loadCustomer', 'with a bank relationship');
  await again.flows.respond(banks, 'listBanks', 'banks');
  expect(await again.words).toContain('1 of 1 events');
  again.close();
});

test('a form that was sent is filled in again, and is not sent again', async () => {
  const page = openPage(declaration);
  await page.words;
  await page.flows.respond(declaration, 'loadCustomer', 'without a bank relationship');
  page.flows.send(declaration, 'answers all');
  page.flows.send(declaration, { type: 'submitted' });
  page.flows.simulate(declaration, 'submitDeclaration', '500');
  expect(page.states()).toEqual(['self-declaration: filling.failed']);
  page.reload();
  const again = openPage(declaration);
  await again.flows.respond(declaration, 'loadCustomer', 'without a bank relationship');
  expect(await again.words).toContain('3 of 3 events');
  expect(again.states()).toEqual(['self-declaration: filling.typing']);
  expect(again.context(declaration)).toMatchObject({
    form: { answers: { skadesaker: false, betalingsanmerkninger: false, oppsagtAvAndre: true } },
  });
  again.close();
});

test('an event that the changed chart does not take is left out, and the next one is sent', async () => {
  const page = await searchBank();
  page.flows.send(banks, { type: 'list.closed' });
  page.reload();
  const again = openPage(declaration);
  await again.flows.respond(declaration, 'loadCustomer', 'without a bank relationship');
  expect(await again.words).toContain('0 of 2 events');
  expect(again.states()).toEqual(['self-declaration: filling.typing']);
  again.close();
});

test('a reload by the visitor, another page and a build keep nothing', async () => {
  const page = await searchBank();
  page.close();
  const reloaded = openPage(declaration);
  expect(await reloaded.words).toBe(null);
  reloaded.close();
  (await searchBank()).reload();
  const other = openPage(declaration, '/egenerklaring');
  expect(await other.words).toBe(null);
  other.close();
  const run = openSilentRun(declaration);
  const built = { address: () => '', router: () => run.router, sent: run.tape.sent };
  expect(await continueAfterEdit(undefined, built)).toBe(null);
  run.router.close();
});

test('the rest is left out if a call of the page gets no response', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  (await searchBank()).reload();
  const again = openPage(declaration);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await again.words).toContain('0 of 1 events');
  again.close();
  vi.useRealTimers();
});

test('a typed national identity number is not stored, and the other events are sent again', async () => {
  const page = await searchBank();
  page.flows.send(banks, { type: 'search.changed', search: '010190 12345' });
  page.reload();
  const stored = Object.values(sessionStorage).join();
  expect([stored.includes('sol'), stored.includes('12345')]).toEqual([true, false]);
  const again = openPage(declaration);
  await again.flows.respond(declaration, 'loadCustomer', 'with a bank relationship');
  await again.flows.respond(banks, 'listBanks', 'banks');
  expect(await again.words).toContain('1 of 1 events');
  again.close();
});
