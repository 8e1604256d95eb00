import { vi } from 'vitest';
import { asRequest, prepareCalls, untilAborted } from '#flows/engine/walk/wire.ts';
import { visitAtOnce } from '#test/sandbox/visitor.ts';
import { openRun, type Run } from '#workbench/page/run.ts';
import { machineApi } from '#workbench/steering.ts';

const origin = 'https://bank.example';

/** What a console of the workbench has, at an address with a flow and a persona; the sandbox responds at once. */
export async function openConsole(address: string) {
  const visitor = await visitAtOnce();
  await visitor.get(address);
  vi.stubGlobal('document', {
    get cookie() {
      return [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    },
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = asRequest(typeof input === 'string' ? new URL(input, origin) : input, init);
    const { pathname, search } = new URL(request.url);
    const sent = {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: request.body === null ? undefined : await request.text(),
    };
    return Promise.race([visitor.request(pathname + search, sent), untilAborted(request)]);
  });

  const open = (): Run => {
    prepareCalls();
    return openRun(new URL(address, origin).searchParams.get('flow') ?? '');
  };
  let run = open();
  return {
    flows: machineApi(() => run.router),
    location: {
      reload() {
        run.router.close();
        run = open();
      },
    },
    close() {
      run.router.close();
      vi.unstubAllGlobals();
    },
  };
}
