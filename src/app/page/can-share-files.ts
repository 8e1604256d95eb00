/** Whether the browser has a share sheet that takes a PDF. */
export const canShareFiles = ({ navigator }: Window): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([], 'fil.pdf', { type: 'application/pdf' })] });
