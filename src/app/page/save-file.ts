import type { EmitListener } from '#flows/engine/session.ts';

interface FileDownloaded {
  readonly type: string;
  readonly address: string;
  readonly name: string;
}

/** Lets the browser save a file that a chart has downloaded (B2.67). */
export const saveFile =
  ({ document }: Window): EmitListener =>
  (_, event) => {
    if (event.type !== 'file.downloaded') return;
    const { address, name } = event as FileDownloaded;
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  };
