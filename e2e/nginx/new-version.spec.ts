import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, type Page } from 'playwright/test';
import { button, card, email, phone } from '#e2e/settings/contact-details/customer.ts';
import { expectStored } from '#e2e/shared/visitor.ts';
import { main } from '#e2e/support/documents.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading } from '#e2e/support/visits.ts';
import { openAs, test } from './behind-nginx.ts';
import { makeVersionB, makeVersionC, versionA } from './builds.ts';

/** While nginx reloads, it may close a connection that was kept. */
async function documentNow(page: Page): Promise<string> {
  let text = '';
  await expect(async () => {
    text = await (await page.request.get(main)).text();
  }).toPass();
  return text;
}

/** Runs a command that replaces the documents, and waits until nginx serves them. */
async function replace(page: Page, command: () => unknown) {
  const before = await documentNow(page);
  command();
  await expect.poll(() => documentNow(page)).not.toBe(before);
}

/**
 * Opens a version and its form of the contact details, and types without saving. While nginx reloads, processes with the
 * version before may answer beside the new ones, so the page is opened until it has the version. B has its own names of assets.
 */
async function typeDetails(page: Page, version: 'A' | 'B') {
  await expect(async () => {
    // The same address would be a navigation within the document.
    await page.goto('about:blank');
    await openAs(page, 'private-one', `${main}#/innstillinger`);
    expect((await page.content()).includes('-b.js')).toBe(version === 'B');
  }).toPass();
  await button(page, 'Endre').click();
  await phone(page).fill('900 00 001');
  await email(page).fill('feil');
  await expectStored(page, 'feil');
}

/** Goes to a page whose code is not loaded yet, and returns the statuses of its scripts. */
async function openLatePage(page: Page): Promise<readonly number[]> {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) statuses.push(response.status());
  });
  await page.evaluate(() => {
    window.location.hash = '/reisekort';
  });
  await expect.poll(() => statuses.length).toBeGreaterThan(0);
  return statuses;
}

async function expectTyped(page: Page) {
  await page.evaluate(() => {
    window.location.hash = '/innstillinger';
  });
  await expect(card(page).getByText('Du har endringer som ikke er lagret.')).toBeVisible();
  await button(page, 'Endre').click();
  await expect(phone(page)).toHaveValue('900 00 001');
  await expect(email(page)).toHaveValue('feil');
}

test.beforeEach(({ nginx }) => {
  // Two versions before, so that each test begins with A and without B.
  nginx.deploy(makeVersionC(nginx));
  nginx.deploy(versionA);
});

test('a page that is open in the middle of a form finds its code after a new version', async ({
  page,
  nginx,
}) => {
  await typeDetails(page, 'A');
  await replace(page, () => nginx.deploy(makeVersionB(nginx)));
  const statuses = await openLatePage(page);
  await expect(heading(page, 'Reisekort')).toBeVisible();
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expectTyped(page);
});

test('a call that runs while a new version comes gets its response', async ({ page, nginx }) => {
  const sandbox = sandboxOf(page);
  await sandbox.holds('listRelations');
  const response = page.request.get('/rest/web/relasjoner', { timeout: 0 });
  await expect.poll(() => sandbox.arrived('listRelations')).not.toEqual([]);
  await replace(page, () => nginx.deploy(makeVersionB(nginx)));
  await sandbox.releases('listRelations');
  expect((await response).status()).toBe(200);
});

test('where its code is gone, the page offers to reload, and the new version has what was typed', async ({
  page,
  nginx,
}) => {
  await typeDetails(page, 'A');
  nginx.deploy(makeVersionB(nginx));
  await replace(page, () => nginx.deploy(makeVersionC(nginx)));
  expect(await openLatePage(page)).toContain(404);
  await expect(heading(page, 'Noe gikk galt')).toBeFocused();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(heading(page, 'Reisekort')).toBeVisible();
  await expectTyped(page);
});

test('one command rolls back, and pages of the newer version find their code', async ({ page, nginx }) => {
  await expect.poll(() => documentNow(page)).not.toContain('-b.js');
  const first = await documentNow(page);
  await replace(page, () => nginx.deploy(makeVersionB(nginx)));
  await typeDetails(page, 'B');
  await replace(page, () => nginx.rollBack());
  expect(await documentNow(page)).toBe(first);
  const statuses = await openLatePage(page);
  await expect(heading(page, 'Reisekort')).toBeVisible();
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a setting that nginx refuses changes nothing, and says which', async ({ page, nginx }) => {
  await expect.poll(() => documentNow(page)).not.toContain('-b.js');
  const served = readFileSync(`${nginx.folder}/site/nginx.conf`, 'utf8');
  for (const [changed, words] of [
    [{ BODY_LIMIT: 'abc' }, '"client_max_body_size" directive invalid value'],
    [{ CERTIFICATE: '/no/such/file' }, 'cannot load certificate'],
  ] as const)
    expect(() => nginx.configureWith(changed)).toThrow(words);
  expect(readFileSync(`${nginx.folder}/site/nginx.conf`, 'utf8')).toBe(served);
});

test('a configuration that the running nginx does not take is taken back, and the command fails', async ({
  page,
  nginx,
}) => {
  await expect.poll(() => documentNow(page)).not.toContain('-b.js');
  const files = ['site/nginx.conf', 'site/settings.json', 'release/versions.json'] as const;
  const read = () => files.map((file) => readFileSync(`${nginx.folder}/${file}`, 'utf8'));
  const before = read();
  // Of another server: `nginx -t` does not try it, as this nginx could not have it either.
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  expect(() => nginx.configureWith({ LISTEN: `127.0.0.1:${port} ssl http2` })).toThrow(
    'nginx keeps the configuration from before',
  );
  expect(read()).toEqual(before);
  taken.close();
});

test('rolling back needs no setting: the site keeps its own', async ({ page, nginx }) => {
  await expect.poll(() => documentNow(page)).not.toContain('-b.js');
  const first = await documentNow(page);
  await replace(page, () => nginx.deploy(makeVersionB(nginx)));
  const settings = readFileSync(`${nginx.folder}/site/settings.json`, 'utf8');
  const unset = Object.fromEntries(
    Object.keys(JSON.parse(settings)).map((name) => [name, undefined] as const),
  );
  await replace(page, () => nginx.rollBack(unset));
  expect(await documentNow(page)).toBe(first);
  expect(readFileSync(`${nginx.folder}/site/settings.json`, 'utf8')).toBe(settings);
});

test('the access log may be the output of nginx', async ({ page, nginx }) => {
  nginx.configureWith({ ACCESS_LOG: '/dev/stdout' });
  await page.request.get(`${main}?in=output`);
  await expect.poll(() => nginx.output()).toContain(`"path":"${main}"`);
  nginx.configureWith({});
});
