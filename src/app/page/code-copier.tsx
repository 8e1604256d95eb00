import { CodeCopier as Copier, type Copying } from '#flows/engine/code-copier.tsx';
import { copyCodeFlow } from '#flows/shared/copy-code/flow.ts';
import type { CodeCopierProps } from '#ui/code-copier.ts';

/** The time in Norway, where customer service is, whatever the customer's time zone is (A9.11). */
const timeFormat = new Intl.DateTimeFormat('nb-NO', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Oslo',
});

const copying: Copying = {
  flow: copyCodeFlow,
  // `async`, so that this rejects on a page without https, where `clipboard` is undefined.
  write: async (text) => navigator.clipboard.writeText(text),
  now: () => timeFormat.format(),
};

export const CodeCopier = (props: CodeCopierProps) => <Copier {...props} copying={copying} />;
