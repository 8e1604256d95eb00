/** Holds writes to the clipboard until the test ends them. No imports: the browser receives the text of this function. */
export function holdClipboard() {
  type Answer = 'written' | 'refused';
  const waiting: ((answer: Answer) => void)[] = [];
  const writeText = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push((answer) => (answer === 'written' ? resolve() : reject(new Error('refused'))));
    });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const answerClipboard = (answer: Answer) => {
    for (const settle of waiting.splice(0)) settle(answer);
  };
  Object.assign(globalThis, { answerClipboard });
  return { writeText, answerClipboard };
}
