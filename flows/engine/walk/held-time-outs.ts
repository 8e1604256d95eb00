/**
 * Makes every time-out of the page wait until it is told to run out: that of the calls to one path, or all.
 * Stands alone: a browser gets its text.
 */
export function holdTimeOuts() {
  const running = new Map<AbortController, string | null>();
  let latest: AbortController | null = null;
  AbortSignal.timeout = () => {
    latest = new AbortController();
    running.set(latest, null);
    return latest.signal;
  };
  // A call makes its time-out and its request in one go: by that it is known which belongs to which.
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      if (latest) running.set(latest, new URL(this.url).pathname);
      latest = null;
    }
  };
  const runOut = (path?: string) => {
    const all = [...running];
    const ofPath = all.filter((pair) => pair[1] === path);
    // One that was asked for early has no request of its own.
    const withoutPath = all.filter((pair) => pair[1] === null);
    const late = path === undefined ? all : ofPath.length > 0 ? ofPath : withoutPath;
    for (const [controller] of late) {
      running.delete(controller);
      controller.abort(new DOMException('too late', 'TimeoutError'));
    }
  };
  return Object.assign(globalThis, { runOutOfTime: runOut });
}
