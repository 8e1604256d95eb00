import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes `file.br` and `file.gz`, which nginx sends instead of the file. A font is compressed already. */
export function compress(file: string): void {
  if (file.endsWith('.woff2') || existsSync(`${file}.br`)) return;
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}
