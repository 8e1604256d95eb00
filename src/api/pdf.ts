import { apiError, ownCodes } from '#domain/errors/api-error.ts';
import { call } from './client.ts';

/** Downloads a PDF and resolves with an address (`blob:`) that the browser can save it from. */
export const downloadPdf = (path: string, signal: AbortSignal): Promise<string> =>
  call(path, { file: 'application/pdf', signal }, (body, status) => {
    if (!(body instanceof Blob)) throw apiError({ status, code: ownCodes.unreadable, url: path });
    return URL.createObjectURL(body);
  });
