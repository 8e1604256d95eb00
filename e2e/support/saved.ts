import { expect, type Page } from 'playwright/test';
import { parse } from 'regexparam';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { operations } from '#sandbox/operations.ts';

/* The steps of a journey that the workbench saves as a test. */

/** Waits until the page shows a state of a flow. */
export const shows = (page: Page, flow: string, state: string) =>
  expect(page.locator(`[data-flow="${flow}"]`)).toHaveAttribute('data-state', state);

/** Waits until the page has left a flow. */
export const ended = (page: Page, flow: string) =>
  expect(page.locator(`[data-flow="${flow}"]`)).toHaveCount(0);

const routes = new WeakMap<Page, Map<string, RegExp>>();

/**
 * Responds to the requests of an operation in place of the sandbox, one response after the other. The last one is repeated,
 * until the response is null.
 */
export async function responds(
  page: Page,
  operation: string,
  ...responses: readonly (Exclude<WireResponse, 'late'> | null)[]
): Promise<void> {
  const known = operations.find(({ id }) => id === operation);
  if (!known) throw new Error(`the contract has no operation ${operation}`);
  const ofPage = routes.get(page) ?? new Map<string, RegExp>();
  routes.set(page, ofPage);
  const before = ofPage.get(operation);
  if (before) await page.unroute(before);
  const left = responses.filter((response) => response !== null);
  if (left.length === 0) return;
  const { source } = parse(`/rest${known.path}`).pattern;
  const address = new RegExp(`^https?://[^/]+${source.slice(1).replace(/\$$/, '')}(\\?.*)?$`, 'i');
  ofPage.set(operation, address);
  await page.route(address, (route) => {
    if (route.request().method() !== known.method) return route.fallback();
    const response = (left.length > 1 ? left.shift() : left[0]) ?? 'lost';
    if (response === 'lost') return route.abort('failed');
    const { status, headers = {}, body, text = body === undefined ? '' : JSON.stringify(body) } = response;
    return route.fulfill({ status, headers, body: text });
  });
}
