import { quietly } from './quietly.ts';

/** Whether the browser has a share sheet that takes a PDF. A function that an extension has replaced must not stop the page. */
export const canShareFiles = ({ navigator }: Window): boolean =>
  'share' in navigator &&
  quietly(() => navigator.canShare({ files: [new File([], 'fil.pdf', { type: 'application/pdf' })] })) ===
    true;
