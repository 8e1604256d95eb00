import { defineFlow } from '#flows/engine/define-flow.ts';
import { copyCode } from '#machines/shared/copy-code.ts';
import { CopyCode } from '#views/shared/copy-code.tsx';

/** The button beside every error code; the host runs this flow. */
export const copyCodeFlow = defineFlow({
  title: 'Feilkode',
  machine: copyCode,
  actors: {},
  views: { idle: CopyCode, copying: CopyCode, copied: CopyCode, failed: CopyCode },
});
