import { brotliCompressSync, constants } from 'node:zlib';

/** Compressed as a good server would: files at their best (11), responses of calls quickly (5). */
export const brotli = (body: string | Uint8Array, quality: 5 | 11): Uint8Array<ArrayBuffer> =>
  new Uint8Array(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
