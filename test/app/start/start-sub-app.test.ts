import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { routes } from '#app/arriving/agreement-chooser.routes.ts';
import { announceError } from '#app/errors/page-errors.ts';
import { startSubApp } from '#app/start/start-sub-app.tsx';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';

/** Starts the agreement chooser in its document; returns the method and the path of each request. */
async function startDocument(configuration: object): Promise<readonly string[]> {
  const requests: string[] = [];
  // The client's paths have no host, which Node's requests need.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://bank.example') : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return new Response('{}', { status: 500, headers: { 'Content-Type': 'application/json' } });
  });
  // The tools of development.
  vi.stubEnv('DEV', false);
  document.body.innerHTML =
    '<div id="root"></div><script id="page-configuration" type="application/json"></script>';
  const script = document.getElementById('page-configuration');
  if (script) script.textContent = JSON.stringify(configuration);
  const router = await startSubApp(routes);
  onTestFinished(() => {
    router?.close();
    window.dispatchEvent(new Event('pagehide'));
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    prepareCalls();
    configureClient({ onLoggedOut: () => {} });
  });
  return requests;
}

const configuration = { ...pageConfiguration({ isPartner: false }), restUrl: '/forsikring/api' };

test('a sub-app sends its calls below the prefix of the configuration (A7.1)', async () => {
  const requests = await startDocument(configuration);
  await screen.findByRole('heading', { level: 1 });
  expect(requests).toContain('PUT /forsikring/api/web/relasjoner');
});

test('a sub-app sends its errors to the log, also if the bank gives no path of it (B2.108)', async () => {
  const requests = await startDocument(configuration);
  announceError(window, new Error('feil'));
  await waitFor(() => expect(requests).toContain('POST /forsikring/api/log/error'));
});
