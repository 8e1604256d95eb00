/** Holds the share sheet until the test ends it. No imports: the browser receives the text of this function. */
export function holdSharing() {
  type Result = 'completed' | 'dismissed' | 'refused';
  const waiting: ((result: Result) => void)[] = [];
  const share = (_: { readonly files: readonly File[] }) =>
    new Promise<void>((resolve, reject) => {
      const errors = { dismissed: 'AbortError', refused: 'NotAllowedError' };
      waiting.push((result) =>
        result === 'completed' ? resolve() : reject(new DOMException(result, errors[result])),
      );
    });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  const settleShare = (result: Result) => {
    for (const settle of waiting.splice(0)) settle(result);
  };
  Object.assign(globalThis, { settleShare });
  return { settleShare };
}
