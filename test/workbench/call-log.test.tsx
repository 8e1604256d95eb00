import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCallLog } from '#workbench/page/call-log.ts';
import { Calls } from '#workbench/page/calls.tsx';

const operations = [
  { id: 'listBanks', method: 'GET', path: '/banker' },
  { id: 'getPet', method: 'GET', path: '/skade/detaljer/:number/:part' },
  { id: 'sendReport', method: 'POST', path: '/meld-inn' },
];

/** A log whose clock advances by 100 ms at each look. */
function openLog(respond: (request: Request) => Promise<Response>) {
  let time = 0;
  const log = openCallLog(operations, () => {
    time += 100;
    return time;
  });
  const fetch = log.logged((input) => respond(input as Request));
  const send = (path: string, init?: RequestInit) => fetch(new Request(`https://bank.example${path}`, init));
  return { log, send };
}

const never = () => new Promise<Response>(() => {});
const ends = ({ log }: ReturnType<typeof openLog>) => log.calls().map(({ end }) => end);

test('a call has its operation, request, response and duration', async () => {
  const { log, send } = openLog(async () => Response.json([{ name: 'Solvik' }]));
  const response = await send('/rest/skade/detaljer/7010001/2?a=1');
  expect(await response.json()).toEqual([{ name: 'Solvik' }]);
  await send('/rest/meld-inn', { method: 'POST', body: '{"navn":"Kari"}' });
  await send('/sandbox/hold', { method: 'POST' });
  expect(log.calls()).toEqual([
    {
      number: 1,
      operation: 'getPet',
      method: 'GET',
      path: '/rest/skade/detaljer/7010001/2?a=1',
      body: null,
      end: '200',
      response: [{ name: 'Solvik' }],
      settledBy: null,
      duration: 100,
    },
    {
      number: 2,
      operation: 'sendReport',
      method: 'POST',
      path: '/rest/meld-inn',
      body: { navn: 'Kari' },
      end: '200',
      response: [{ name: 'Solvik' }],
      settledBy: null,
      duration: 100,
    },
  ]);
});

test('a call without a response waits, or says why there is none', async () => {
  const silent = openLog(never);
  const controller = new AbortController();
  void send(silent, controller);
  await expect.poll(() => ends(silent)).toEqual(['waiting']);
  controller.abort();
  expect(ends(silent)).toEqual(['aborted']);
  const slow = openLog(never);
  const late = new AbortController();
  void send(slow, late);
  await expect.poll(() => ends(slow)).toEqual(['waiting']);
  late.abort(new DOMException('too late', 'TimeoutError'));
  expect(ends(slow)).toEqual(['time-out']);
  const lost = openLog(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lost.send('/rest/banker')).rejects.toThrow('Failed to fetch');
  expect(ends(lost)).toEqual(['lost']);
});

const send = (log: ReturnType<typeof openLog>, { signal }: AbortController) =>
  log.send('/rest/banker', { signal }).catch(() => {});

test('a call that a button settles has the name of the button', async () => {
  const silent = openLog(never);
  const controller = new AbortController();
  void send(silent, controller);
  await expect.poll(() => ends(silent)).toEqual(['waiting']);
  expect(silent.log.settle(['sendReport'], 'sent')).toBeNull();
  expect(silent.log.settle(['sendReport', 'listBanks'], 'no banks')).toBe('listBanks');
  controller.abort();
  silent.log.settle(['listBanks'], 'banks');
  expect(silent.log.calls()).toMatchObject([{ end: 'aborted', settledBy: 'no banks' }]);
});

test('the list names each call, and those that the charts wait for', () => {
  const call = { body: null, response: null, method: 'GET', path: '/rest/banker' };
  render(
    <Calls
      waiting={['loadPolicies']}
      calls={[
        { ...call, number: 1, operation: 'listBanks', end: '200', settledBy: null, duration: 12 },
        { ...call, number: 2, operation: null, end: 'waiting', settledBy: 'lost', duration: null },
      ]}
    />,
  );
  expect(screen.getByText('Calls: 2 sent, 1 waiting: loadPolicies').tagName).toBe('SUMMARY');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('summary')?.textContent)).toEqual([
    '1. listBanks GET /rest/banker: 200 after 12 ms',
    '2. no operation GET /rest/banker: waiting, settled by the button lost',
  ]);
});
