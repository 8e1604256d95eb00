import { fileAt, releaseFile } from '#api/pdf.ts';
import type { World } from '#flows/engine/session.ts';

interface ShareWanted {
  readonly type: string;
  readonly address: string;
  readonly name: string;
}

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

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
    const content = fileAt(address);
    // The chart downloads it again at the next press.
    if (!content) return reply({ type: 'share.dismissed' });
    // Only the file: a title, a text or an address could be sent elsewhere than the file.
    const file = new File([content], name, { type: 'application/pdf' });
    // An async function also rejects with an error that the browser throws at once.
    const share = async () => navigator.share({ files: [file] });
    share().then(
      () => end('share.completed'),
      (error) => {
        // The sheet of an earlier press is still open, and says itself how it ends.
        if (isNamed(error, 'InvalidStateError')) return;
        // Closing the sheet is a choice of the visitor.
        if (isNamed(error, 'AbortError')) end('share.dismissed');
        // The file is kept if the browser refuses, because it may want another press first.
        else reply({ type: 'share.refused' });
      },
    );
  };
