import { createSandbox } from '#sandbox/app.ts';

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const html = '<title>Egenerklæring</title><script id="page-configuration">"configuration"</script>';

export const documentPath = '/oversikt/forsikring/egenerklaring';

/** A sandbox of its own, with one document in it. */
export const openSandbox = () => createSandbox(async (path) => (path === documentPath ? html : undefined));

/** A browser: it keeps the cookies that it is given and sends them along. */
export function visit(sandbox: ReturnType<typeof openSandbox>) {
  const cookies = new Map<string, string>();

  async function request(path: string, { method = 'GET', body, headers }: Sent = {}): Promise<Response> {
    const response = await sandbox.request(path, {
      method,
      headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; '), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    request,
    get: (path: string) => request(path),
    /** Steers the sandbox, for this browser alone. */
    steer: (method: 'PUT' | 'POST', what: string, body?: unknown) =>
      request(`/sandbox/${what}`, { method, body }),
    /** Sends with the token that the cookie holds, as the portal does. */
    post: (path: string, body: unknown) =>
      request(path, {
        method: 'POST',
        body,
        headers: { 'X-Csrf-Token': cookies.get(path.split('/')[2] ?? '') ?? '' },
      }),
  };
}

export type SandboxBrowser = ReturnType<typeof visit>;

/** A browser that does not have to wait. */
export async function visitAtOnce(sandbox = openSandbox()): Promise<SandboxBrowser> {
  const visitor = visit(sandbox);
  await visitor.steer('PUT', 'latency', { ms: 0, jitter: 0 });
  return visitor;
}
