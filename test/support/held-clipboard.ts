/** Makes the page's clipboard wait until it is told what becomes of it. Stands alone: a browser gets its text. */
export function holdClipboard() {
  type Answer = 'written' | 'refused';
  const waiting: ((answer: Answer) => void)[] = [];
  const writeText = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push((answer) => (answer === 'written' ? resolve() : reject(new Error('refused'))));
    });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const answerClipboard = (answer: Answer) => {
    for (const tell of waiting.splice(0)) tell(answer);
  };
  Object.assign(globalThis, { answerClipboard });
  return { writeText, answerClipboard };
}
