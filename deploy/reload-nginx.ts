import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the process is nginx. After a crash or a restart of the machine its number may be another process's. */
const isNginxNow = (pid: string): boolean => {
  const name = `/proc/${pid}/comm`;
  return existsSync(name) && readFileSync(name, 'utf8').trim() === 'nginx';
};

/**
 * Lets the nginx of a site read its configuration again. Returns false if it does not run.
 * @throws if it is another user's: it serves the documents from before until that user reloads it
 */
export function reloadNginx(site: string, isNginx = isNginxNow): boolean {
  const file = join(site, 'nginx.pid');
  const pid = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (!isNginx(pid)) return false;
  try {
    process.kill(Number(pid), 'SIGHUP');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    throw new Error(
      `${site} is configured, but its nginx is another user's, who has to run: kill -HUP ${pid}`,
    );
  }
  return true;
}
