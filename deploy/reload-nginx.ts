import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the process is nginx. After a crash or a restart of the machine its number may be another process's. */
const isNginx = (pid: string): boolean => {
  const name = `/proc/${pid}/comm`;
  return existsSync(name) && readFileSync(name, 'utf8').trim() === 'nginx';
};

/** Lets the nginx of a site read its configuration again. Returns false if it does not run. */
export function reloadNginx(site: string): boolean {
  const file = join(site, 'nginx.pid');
  const pid = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (!isNginx(pid)) return false;
  process.kill(Number(pid), 'SIGHUP');
  return true;
}
