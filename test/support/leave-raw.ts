import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Leaves what a run came by, for the report of path coverage. */
export function leaveRaw(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}
