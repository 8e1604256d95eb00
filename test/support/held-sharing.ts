/**
 * Holds the share sheet until the test ends it. The code that opens it loads after the press, so a sheet that the test has
 * already ended ends as it opens. No imports: the browser receives the text of this function.
 */
export function holdSharing() {
  type Result = 'completed' | 'dismissed' | 'refused';
  const waiting: ((result: Result) => void)[] = [];
  let early: Result | null = null;
  const share = (_: { readonly files: readonly File[] }) =>
    new Promise<void>((resolve, reject) => {
      const errors = { dismissed: 'AbortError', refused: 'NotAllowedError' };
      const settle = (result: Result) =>
        result === 'completed' ? resolve() : reject(new DOMException(result, errors[result]));
      if (early) settle(early);
      else waiting.push(settle);
      early = null;
    });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  const settleShare = (result: Result) => {
    if (waiting.length === 0) early = result;
    for (const settle of waiting.splice(0)) settle(result);
  };
  Object.assign(globalThis, { settleShare });
  return { settleShare };
}
