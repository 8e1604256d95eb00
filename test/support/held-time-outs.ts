/** Makes every time-out of the page wait until it is told to run out. Stands alone: a browser gets its text. */
export function holdTimeOuts() {
  const running = new Set<AbortController>();
  AbortSignal.timeout = () => {
    const controller = new AbortController();
    running.add(controller);
    return controller.signal;
  };
  const runOut = () => {
    const late = [...running];
    running.clear();
    for (const controller of late) controller.abort(new DOMException('too late', 'TimeoutError'));
  };
  return Object.assign(globalThis, { runOutOfTime: runOut });
}
