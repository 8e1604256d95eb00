import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '#e2e/support/free-port.ts';

/** The window shows only the page: a toolbar of GTK would keep the window wider than a phone. */
const withoutToolbar = `* {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0;
  font-size: 1px; -gtk-icon-transform: scale(0.01);
}`;

interface Browser {
  readonly driver: WebDriver;
  /** The folder in which files are saved. */
  readonly home: string;
  close(): Promise<void>;
}

/** An X server on a display that it chooses itself. */
async function startDisplay(): Promise<{ readonly server: ChildProcess; readonly name: string }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , output] = server.stdio;
  if (!output) throw new Error('Xvfb has no output');
  const [printed] = await once(output, 'data');
  return { server, name: `:${String(printed).trim()}` };
}

/** Starts WebKitGTK's MiniBrowser, driven by WebDriver, on a display of its own. */
export async function startWebKit(miniBrowser: string): Promise<Browser> {
  const display = await startDisplay();
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), withoutToolbar);
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: home, HOME: home, TZ: 'Europe/Oslo' },
  });
  const stop = () => {
    server.kill();
    display.server.kill();
    rmSync(home, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    // On a busy machine it takes a moment, and Selenium tries only once.
    await expect(() => fetch(`${address}/status`)).toPass({ timeout: 20_000 });
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        }),
      )
      .build();
    await driver.getSession();
    return {
      driver,
      home,
      // A browser that has crashed cannot quit.
      close: () =>
        driver
          .quit()
          .catch(() => undefined)
          .finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}
