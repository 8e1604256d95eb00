import { vi } from 'vitest';
import { asRequest, prepareCalls, untilAborted } from '#flows/engine/walk/wire.ts';
import { visitAtOnce } from '#test/sandbox/visitor.ts';
import { openAt } from '#workbench/page/go-there.ts';
import { openRun } from '#workbench/page/run.ts';
import { machineApi } from '#workbench/steering.ts';

const origin = 'https://bank.example';

/**
 * What a console of the workbench has, at an address with a flow and a persona, and perhaps a state to go to; the sandbox
 * responds at once.
 */
export async function openConsole(address: string) {
  const visitor = await visitAtOnce();
  await visitor.get(address);
  vi.stubGlobal('document', {
    get cookie() {
      return [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    },
  });
  vi.stubGlobal('location', new URL(address, origin));
  // No visitor clicks here.
  vi.stubGlobal('addEventListener', () => {});
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

  const query = new URL(address, origin).searchParams;
  const [flow, leaf] = [query.get('flow') ?? '', query.get('state')];
  if (leaf === null) prepareCalls();
  const way = leaf === null ? null : await openAt(flow, leaf);
  const run = way?.run ?? openRun(flow);
  await way?.arrival;
  return {
    flows: machineApi(() => run.router),
    close() {
      run.router.close();
      vi.unstubAllGlobals();
    },
  };
}
