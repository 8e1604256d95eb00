import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isRunning = (pid: string): boolean => pid !== '' && existsSync(`/proc/${pid}`);

/**
 * Lets one command at a time change a release folder: another one would delete what is not listed yet. The lock of a process
 * that has ended counts for nothing.
 * @throws if another command runs
 */
export function locked(folder: string, change: () => void): void {
  const lock = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  const owner = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  if (isRunning(owner))
    throw new Error(`${folder} is in use by process ${owner}: try again when it has ended`);
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
  try {
    change();
  } finally {
    rmSync(lock, { force: true });
  }
}
