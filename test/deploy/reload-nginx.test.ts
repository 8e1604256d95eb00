import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { nginxOf, readAgain, reloadNginx } from '#deploy/reload-nginx.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'reload-')));
afterAll(() => rmSync(root, { recursive: true }));

/** A process with the name of nginx and one process of its own, that does one thing when it is to reload. */
async function openSite(name: string, onReload: string, configuration = join(root, name, 'nginx.conf')) {
  const site = join(root, name);
  mkdirSync(site);
  writeFileSync(join(site, 'nginx.conf'), '');
  const nginx = join(site, 'nginx');
  writeFileSync(
    nginx,
    `#!/bin/sh\nsleep 9 &\ntrap '${onReload}' HUP\necho started\nwhile :; do read line; done\n`,
    {
      mode: 0o755,
    },
  );
  const child = spawn(nginx, ['-p', site, '-c', configuration], { stdio: ['pipe', 'pipe', 'ignore'] });
  onTestFinished(() => end(child));
  await once(child.stdout, 'data');
  const pid = String(child.pid);
  writeFileSync(join(site, 'nginx.pid'), `${pid}\n`);
  return { site, pid, child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a reload is done when nginx has new processes', async () => {
  const { site, pid } = await openSite('reloads', 'sleep 9 & :');
  expect(nginxOf(site)).toBe(pid);
  await reloadNginx(pid);
});

test('a site is found in a folder with blanks, and when its configuration has been deleted', async () => {
  const { site, pid } = await openSite('a -b site', ':');
  expect(nginxOf(site)).toBe(pid);
  rmSync(join(site, 'nginx.conf'));
  expect(nginxOf(site)).toBe(pid);
});

test('an nginx that ends in the meantime has not reloaded, and is not asked again', async () => {
  const { site, pid, child } = await openSite('ends', 'exit 1');
  const ended = once(child, 'exit');
  await expect(reloadNginx(pid)).rejects.toThrow('nginx has ended before it used the configuration');
  await ended;
  expect(nginxOf(site)).toBe(null);
  expect(() => readAgain(pid)).not.toThrow();
});

test('a site is found by any path that leads to it, and an nginx of another site is not', async () => {
  symlinkSync(root, join(root, 'link'));
  const { site, pid } = await openSite('linked', ':', join(root, 'link/linked/nginx.conf'));
  expect(nginxOf(site)).toBe(pid);
  expect(nginxOf(join(root, 'link/linked'))).toBe(pid);
  const other = await openSite('other', ':', join(site, 'nginx.conf'));
  expect(() => nginxOf(other.site)).toThrow(`is an nginx without -c ${other.site}/nginx.conf`);
});
