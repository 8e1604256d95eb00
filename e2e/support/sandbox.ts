import { expect, type Page } from 'playwright/test';

interface LoggedRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Steers the sandbox for the browser session of a page. */
export function sandboxOf(page: Page) {
  const steer = async (method: 'PUT' | 'POST', path: string, data: object) => {
    const response = await page.request.fetch(`/sandbox/${path}`, { method, data });
    expect(response.status(), await response.text()).toBe(204);
  };
  /** The requests that arrived, in order. */
  const log = async (): Promise<readonly LoggedRequest[]> =>
    (await page.request.get('/sandbox/requests')).json();
  return {
    log,
    respondsAtOnce: () => steer('PUT', 'latency', { ms: 0 }),
    fails: (fault: { operation: string; status: number; code?: string; message?: string; times?: number }) =>
      steer('PUT', 'faults', fault),
    holds: (operation: string) => steer('POST', 'hold', { operation }),
    releases: (operation: string) => steer('POST', 'release', { operation }),
    /** The payloads that arrived at an operation, in order. */
    async arrived(operation: string): Promise<readonly unknown[]> {
      const requests = await log();
      return requests.filter((request) => request.operation === operation).map(({ body }) => body);
    },
  };
}
