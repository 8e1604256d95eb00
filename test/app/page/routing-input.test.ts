import { afterEach, expect, test, vi } from 'vitest';
import type { PageConfiguration } from '#app/page/configuration.ts';
import { routingInput } from '#app/page/routing-input.ts';

afterEach(() => vi.unstubAllGlobals());

const configuration = {
  urls: { login: { url: '/logg-inn' } },
  banks: { mayBlock: ['0770'] },
  successorHosts: { production: 'kunde.forsikring.example', test: 'kunde.test.forsikring.example' },
} as unknown as PageConfiguration;

/** The input of routing on a page with this address. */
function inputAt(address: string) {
  vi.stubGlobal('location', new URL(address));
  return routingInput(configuration, 'overview');
}

test.each(['/min-side?kid=12%2634', '/min-side#/?kid=12%2634'])('the kid is read from %s (A9.9)', (path) => {
  expect(inputAt(`https://bank.example${path}`).kid).toBe('12&34');
});

test('the kid is null without the parameter', () => {
  expect(inputAt('https://bank.example/min-side').kid).toBeNull();
});

test.each([
  ['https://bank.example', 'kunde.forsikring.example'],
  ['https://bank.test.example', 'kunde.test.forsikring.example'],
  ['https://bank.qa.example', 'kunde.test.forsikring.example'],
])('from %s, the successor’s site is %s (A9.9)', (origin, host) => {
  expect(inputAt(origin).successorHost).toBe(host);
});
