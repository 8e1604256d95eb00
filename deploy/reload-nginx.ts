import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Empty for a process that has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const isNginx = (pid: string): boolean => textOf(`/proc/${pid}/comm`).trim() === 'nginx';

const userOf = (path: string): number => statSync(path).uid;

/**
 * The number of the process of a site's nginx; null if it does not run.
 * @throws if the site is another user's: files of this user would stop its nginx
 */
export function nginxOf(site: string): string | null {
  const pid = textOf(join(site, 'nginx.pid')).trim();
  // After a crash or a restart of the machine the number may be another process's.
  const runs = pid !== '' && isNginx(pid);
  const owned = runs ? `/proc/${pid}` : site;
  if (existsSync(owned) && userOf(owned) !== process.getuid?.())
    throw new Error(
      `${site} is configured by the user with the number ${userOf(owned)} alone: nothing is changed`,
    );
  if (!runs) return null;
  const configuration = `${resolve(site)}/nginx.conf`;
  if (!textOf(`/proc/${pid}/cmdline`).includes(configuration))
    throw new Error(
      `process ${pid} in ${site}/nginx.pid is an nginx without -c ${configuration}: nothing is changed`,
    );
  return pid;
}

const childrenOf = (pid: string): readonly string[] =>
  textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ');

/**
 * Lets nginx read its configuration again, and waits until it uses it.
 * @throws if nginx keeps the configuration from before
 */
export async function reloadNginx(pid: string): Promise<void> {
  const before = childrenOf(pid);
  process.kill(Number(pid), 'SIGHUP');
  // nginx starts new processes if it takes the configuration, and tells nobody if it does not.
  for (let tries = 0; tries < 100; tries += 1) {
    if (childrenOf(pid).some((child) => !before.includes(child))) return;
    await pause(100);
  }
  throw new Error('nginx keeps the configuration from before, and its output says why');
}
