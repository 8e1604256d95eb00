/**
 * Holds every time-out of a call until `fireTimeOuts` fires those of the calls to one URL path, or all. No imports: the
 * browser receives the text of this function.
 */
export function holdTimeOuts() {
  const running = new Map<AbortController, string | null>();
  let latest: AbortController | null = null;
  AbortSignal.timeout = () => {
    latest = new AbortController();
    running.set(latest, null);
    return latest.signal;
  };
  // A call creates its time-out and its request together, so that they can be matched.
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      if (latest) running.set(latest, new URL(this.url).pathname);
      latest = null;
    }
  };
  const fireTimeOuts = (path?: string) => {
    const all = [...running];
    const ofPath = all.filter((pair) => pair[1] === path);
    // A call that uses an early response creates no request.
    const withoutPath = all.filter((pair) => pair[1] === null);
    const fired = path === undefined ? all : ofPath.length > 0 ? ofPath : withoutPath;
    for (const [controller] of fired) {
      running.delete(controller);
      controller.abort(new DOMException('too late', 'TimeoutError'));
    }
  };
  return Object.assign(globalThis, { fireTimeOuts });
}
