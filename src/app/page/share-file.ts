import { fileAt, releaseFile } from '#api/pdf.ts';
import type { World } from '#flows/engine/session.ts';

interface ShareWanted {
  readonly type: string;
  readonly address: string;
  readonly name: string;
}

/** Closing the share sheet is a choice of the visitor. */
const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the browser's share sheet with a file that a chart has downloaded, and replies with what happened (C4.50). */
export const shareFile =
  ({ navigator }: Window): NonNullable<World['onEmit']> =>
  (_, event, reply) => {
    if (event.type !== 'share.wanted') return;
    const { address, name } = event as ShareWanted;
    const end = (result: 'share.completed' | 'share.dismissed') => {
      releaseFile(address);
      reply({ type: result });
    };
    // Only the file: a title, a text or an address could be sent elsewhere than the file.
    const file = new File([fileAt(address) ?? ''], name, { type: 'application/pdf' });
    navigator.share({ files: [file] }).then(
      () => end('share.completed'),
      // The file is kept if the browser refuses, because it may want another press first.
      (error) => (isDismissal(error) ? end('share.dismissed') : reply({ type: 'share.refused' })),
    );
  };
