/** Holds writes to the clipboard until the test ends them. No imports: the browser receives the text of this function. */
export function holdClipboard() {
  type Result = 'written' | 'refused';
  const waiting: ((result: Result) => void)[] = [];
  const writeText = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push((result) => (result === 'written' ? resolve() : reject(new Error('refused'))));
    });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const settleClipboard = (result: Result) => {
    for (const settle of waiting.splice(0)) settle(result);
  };
  Object.assign(globalThis, { settleClipboard });
  return { writeText, settleClipboard };
}
