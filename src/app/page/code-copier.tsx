import { CodeCopier as Copier, type Copying } from '#flows/engine/code-copier.tsx';
import { copyCodeFlow } from '#flows/shared/copy-code/flow.ts';
import type { CodeCopierProps } from '#ui/code-copier.ts';

/** As customer service knows it, wherever the customer is (A9.11). */
const moment = new Intl.DateTimeFormat('nb-NO', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Oslo',
});

const copying: Copying = {
  flow: copyCodeFlow,
  // Asynchronous also where there is no clipboard at all: on a page without https.
  write: async (text) => navigator.clipboard.writeText(text),
  now: () => moment.format(),
};

export const CodeCopier = (props: CodeCopierProps) => <Copier {...props} copying={copying} />;
