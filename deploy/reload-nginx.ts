import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the process is nginx. After a crash or a restart of the machine its number may be another process's. */
const isNginxNow = (pid: string): boolean => {
  const name = `/proc/${pid}/comm`;
  return existsSync(name) && readFileSync(name, 'utf8').trim() === 'nginx';
};

/** Lets the nginx of a site read its configuration again. Says what it did, or what is left to do. */
export function reloadNginx(site: string, isNginx = isNginxNow): string {
  const file = join(site, 'nginx.pid');
  const pid = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (!isNginx(pid)) return '';
  try {
    process.kill(Number(pid), 'SIGHUP');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    return `, when the user of nginx has run: kill -HUP ${pid}`;
  }
  return ', nginx reloads';
}
