#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/**
 * Playwright starts this program as Firefox. It starts Firefox (`FIREFOX_PATH`), and passes the messages of the WebDriver
 * BiDi connection on. One command is answered here: Playwright sets the colour scheme of every page, by a command that
 * Firefox ESR does not know, and no test needs it (0031).
 */
const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));

const readyLine = 'WebDriver BiDi listening on ws://';

/** The address of Firefox's BiDi server, which Firefox prints. */
const firefoxAddress = await new Promise<string>((resolve) => {
  let printed = '';
  firefox.stderr.on('data', (part) => {
    printed += part;
    const [, rest = ''] = printed.split(readyLine);
    if (rest.includes('\n')) resolve(`ws://${rest.slice(0, rest.indexOf('\n')).trim()}`);
  });
});

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (playwright, { url }) => {
  const browser = new WebSocket(`${firefoxAddress}${url}`);
  const opened = new Promise((resolve) => browser.once('open', resolve));
  const pass = async (message: RawData) => {
    await opened;
    browser.send(String(message));
  };
  playwright.on('message', (message) => {
    const { id, method } = JSON.parse(String(message));
    if (method === unknownToFirefox) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else void pass(message);
  });
  browser.on('message', (message) => playwright.send(String(message)));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
});
server.on('listening', () => {
  const address = server.address();
  // Playwright connects to the address in this line.
  if (address !== null && typeof address === 'object') console.error(`${readyLine}127.0.0.1:${address.port}`);
});
