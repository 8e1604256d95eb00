import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Empty for a process that has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The name and arguments of a running nginx; empty for any other process, and for one that has ended. */
const commandOf = (pid: string): string =>
  textOf(`/proc/${pid}/comm`).trim() === 'nginx' ? textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') : '';

/** Whether nginx was started with this `nginx.conf`, by its path or by one with links that lead to its folder. */
function wasStartedWith(command: string, file: string): boolean {
  if (command.includes(` -c ${file}`)) return true;
  const [, typed = ''] = command.match(/ -c (.+?)(?: -\w | *$)/) ?? [];
  const folder = dirname(typed);
  return existsSync(folder) && join(realpathSync(folder), basename(typed)) === file;
}

const userOf = (path: string): number => statSync(path).uid;

/**
 * The number of the process of a site's nginx; null if it does not run.
 * @throws if the site is another user's: files of this user would stop its nginx
 */
export function nginxOf(site: string): string | null {
  const pid = textOf(join(site, 'nginx.pid')).trim();
  // After a crash or a restart of the machine the number may be another process's.
  const command = pid === '' ? '' : commandOf(pid);
  const owned = command === '' ? site : `/proc/${pid}`;
  if (existsSync(owned) && userOf(owned) !== process.getuid?.())
    throw new Error(
      `${site} is configured by the user with the number ${userOf(owned)} alone: nothing is changed`,
    );
  if (command === '') return null;
  const configuration = join(realpathSync(site), 'nginx.conf');
  if (!wasStartedWith(command, configuration))
    throw new Error(
      `process ${pid} in ${site}/nginx.pid is an nginx without -c ${configuration}: nothing is changed`,
    );
  return pid;
}

const childrenOf = (pid: string): readonly string[] =>
  textOf(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((child) => child !== '');

/**
 * Lets nginx read its configuration again, and waits until it uses it.
 * @throws if nginx keeps the configuration from before, or ends
 */
export async function reloadNginx(pid: string): Promise<void> {
  const before = childrenOf(pid);
  readAgain(pid);
  // nginx starts new processes if it takes the configuration, and tells nobody if it does not.
  for (let tries = 0; tries < 100; tries += 1) {
    if (childrenOf(pid).some((child) => !before.includes(child))) return;
    if (commandOf(pid) === '') throw new Error('nginx has ended before it used the configuration');
    await pause(100);
  }
  throw new Error('nginx keeps the configuration from before, and its output says why');
}

/** Lets nginx read its configuration again, if it still runs. */
export function readAgain(pid: string): void {
  if (commandOf(pid) !== '') process.kill(Number(pid), 'SIGHUP');
}
