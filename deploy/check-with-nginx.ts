import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Lets nginx read a configuration without using it, and throws what it refuses. Returns false without nginx, or with an
 * empty `NGINX_PATH`.
 */
export function checkWithNginx(site: string, file: string): boolean {
  const words = ['-t', '-q', '-p', resolve(site), '-c', resolve(file)];
  const command = process.env.NGINX_PATH ?? 'nginx';
  if (command === '') return false;
  const { error, status, stderr } = spawnSync(command, words, {
    encoding: 'utf8',
    // Debian's users do not have its folder in their PATH.
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` },
    // nginx opens the access log at /dev/stdout, and a pipe of Node cannot be opened.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (error) return false;
  if (status !== 0) throw new Error(`nginx refuses this configuration, so nothing is changed:\n${stderr}`);
  return true;
}
