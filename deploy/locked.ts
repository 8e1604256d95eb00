import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

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
 * that has ended is removed.
 * @throws if another command runs, or if the folder is another user's
 */
export async function locked(folder: string, change: () => void | Promise<void>): Promise<void> {
  const lock = join(folder, 'lock');
  const own = `${lock}.${process.pid}`;
  refuseOtherUser(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(own, processOf(process.pid) ?? '');
  try {
    if (!take(own, lock)) {
      const owner = readFileSync(lock, 'utf8');
      const [pid = ''] = owner.split(' ');
      if (processOf(pid) === owner)
        throw new Error(`${folder} is in use by process ${pid}: try again when it has ended`);
      removeEnded(lock, owner);
      if (!take(own, lock)) throw new Error(`${folder} is in use by another process: try again`);
    }
  } finally {
    rmSync(own, { force: true });
  }
  try {
    await change();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Files of another user, such as root, would stop the next command of the folder's user. */
function refuseOtherUser(folder: string): void {
  const user = process.getuid?.();
  let nearest = resolve(folder);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  const { uid } = statSync(nearest);
  // Any user but root may make a folder in another user's, such as /tmp.
  const isOwn = uid === user || (nearest !== resolve(folder) && user !== 0);
  if (user !== undefined && !isOwn)
    throw new Error(`${nearest} belongs to the user with the number ${uid}: nothing is changed`);
}

/** Removes the lock of a process that has ended, and not that of a command that has taken it meanwhile. */
function removeEnded(lock: string, owner: string): void {
  const ended = `${lock}.ended.${process.pid}`;
  renameSync(lock, ended);
  const isEnded = readFileSync(ended, 'utf8') === owner;
  if (!isEnded) linkSync(ended, lock);
  rmSync(ended);
}

/** Gives a written file the name of the lock, unless a file has it already: a lock is never empty, and never replaced. */
function take(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
