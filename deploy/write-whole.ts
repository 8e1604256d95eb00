import { renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Replaces a file at once: a reader never sees half of it, and an interruption leaves the one before. */
export function writeWhole(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/**
 * Writes a file after `file.gz` and `file.br`, which nginx sends in its place: if the file is there, all are whole. A font is
 * compressed already.
 */
export function writeCompressed(file: string, content: Buffer): void {
  if (!file.endsWith('.woff2')) {
    writeWhole(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeWhole(`${file}.br`, brotliCompressSync(content));
  }
  writeWhole(file, content);
}
