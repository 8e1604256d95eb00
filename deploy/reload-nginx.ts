import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Whether the process is nginx. After a crash or a restart of the machine its number may be another process's. */
const isNginxNow = (pid: string): boolean => textOf(`/proc/${pid}/comm`).trim() === 'nginx';

/** The processes that a process has started. */
function childrenOf(pid: string): readonly string[] {
  const parentOf = (child: string) =>
    // The name of the command, in parentheses, may contain blanks. The parent is field 4 of proc(5).
    textOf(`/proc/${child}/stat`)
      .replace(/^.*\) /, '')
      .split(' ')[1];
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
}

/**
 * The number of the process of a site's nginx; null if it does not run.
 * @throws if it is another user's
 */
export function nginxOf(site: string, isNginx = isNginxNow): string | null {
  const pid = textOf(join(site, 'nginx.pid')).trim();
  if (!isNginx(pid)) return null;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    throw new Error(
      `the nginx of ${site} is another user's, who has to run this command: nothing is changed`,
    );
  }
  return pid;
}

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
