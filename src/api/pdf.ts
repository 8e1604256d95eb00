import { apiError, ownCodes } from '#domain/errors/api-error.ts';
import { call } from './client.ts';

/** The last downloaded file, for sharing. The document's policy allows no request to a `blob:` address. */
let last: { readonly address: string; readonly file: Blob } | null = null;

export const fileAt = (address: string): Blob | null => (last?.address === address ? last.file : null);

/** Frees the memory of a file that has been shared. */
export function releaseFile(address: string): void {
  if (last?.address === address) last = null;
  URL.revokeObjectURL(address);
}

/** Downloads a PDF and resolves with an address (`blob:`) that the browser can save it from. */
export const downloadPdf = (path: string, signal: AbortSignal): Promise<string> =>
  call(path, { file: 'application/pdf', signal }, (body, status) => {
    if (!(body instanceof Blob) || body.size === 0)
      throw apiError({ status, code: ownCodes.unreadable, url: path });
    const address = URL.createObjectURL(body);
    last = { address, file: body };
    return address;
  });
