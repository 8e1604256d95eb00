import { type Page, request } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test as base } from '#e2e/support/test.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { isUp, type Nginx, startNginx } from './server.ts';

/** A journey through an nginx of this worker process. */
export const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use, { workerIndex }) => {
      const nginx = await startNginx(`worker-${workerIndex}`);
      const client = await request.newContext({ ignoreHTTPSErrors: true });
      await isUp(nginx, (address) => client.get(address));
      await use(nginx);
      nginx.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.url),
});

/** Chooses the persona by a call, because nginx serves the documents itself. */
export async function openAs(page: Page, persona: PersonaId, address: string) {
  await page.request.get(`/sandbox/requests?persona=${persona}`);
  const sandbox = sandboxOf(page);
  await sandbox.respondsAtOnce();
  await page.goto(address);
  return sandbox;
}
