import { expect, type Page } from 'playwright/test';

interface Arrived {
  readonly operation: string;
  readonly path: string;
  readonly body: unknown;
}

/** The insurer behind the page, for this browser session only. */
export function sandboxOf(page: Page) {
  const steer = async (method: 'PUT' | 'POST', path: string, data: object) => {
    const response = await page.request.fetch(`/sandbox/${path}`, { method, data });
    expect(response.status(), await response.text()).toBe(204);
  };
  /** The requests that arrived, in order. */
  const log = async (): Promise<readonly Arrived[]> => (await page.request.get('/sandbox/requests')).json();
  return {
    log,
    answersAtOnce: () => steer('PUT', 'latency', { ms: 0 }),
    fails: (fault: { operation: string; status: number; code?: string; message?: string; times?: number }) =>
      steer('PUT', 'faults', fault),
    holds: (operation: string) => steer('POST', 'hold', { operation }),
    releases: (operation: string) => steer('POST', 'release', { operation }),
    /** The requests for an operation, in order. */
    async arrived(operation: string): Promise<readonly unknown[]> {
      const requests = await log();
      return requests.filter((request) => request.operation === operation).map(({ body }) => body);
    },
  };
}
