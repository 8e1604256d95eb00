import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process and when it started: another one gets its number after a restart of the machine or of a container. */
function processOf(pid: number | string): string | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name of the command, in parentheses, may contain blanks. The start is field 22 of proc(5), in ticks since the boot.
  const [started] = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(19);
  return `${pid} ${started}`;
}

/**
 * Lets one command at a time change a release folder: another one would delete what is not listed yet. The lock of a process
 * that has ended counts for nothing.
 * @throws if another command runs
 */
export function locked(folder: string, change: () => void): void {
  const lock = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  const owner = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  const [pid = ''] = owner.split(' ');
  if (owner !== '' && processOf(pid) === owner)
    throw new Error(`${folder} is in use by process ${pid}: try again when it has ended`);
  rmSync(lock, { force: true });
  writeFileSync(lock, processOf(process.pid) ?? '', { flag: 'wx' });
  try {
    change();
  } finally {
    rmSync(lock, { force: true });
  }
}
