import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accessCases } from '#flows/access/access/cases.ts';
import { accessFlow } from '#flows/access/access/flow.ts';
import { addAccessCases } from '#flows/access/add-access/cases.ts';
import { addAccessScript } from '#flows/access/add-access/script.ts';
import { colleaguesRelation, organisation, ownRelation, visitor } from '#flows/access/load-access/cases.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { openSite } from '#test/journeys/open-site.ts';
import { fillIn } from '#test/support/fill-in.ts';

const addAccess = { cases: addAccessCases, script: addAccessScript };

const list = '/rest/web/relasjoner/admin';
const relation = '/rest/web/relasjoner/relasjon';

/** The calls of the page, with the responses for an administrator. */
const loaded = {
  [list]: { status: 200, body: organisation },
  '/rest/web/relasjoner': { status: 200, body: visitor('ADMIN').relations },
  '/rest/avtalebytte/identification': {
    status: 200,
    body: { organisasjonsnummer: ownRelation.organisasjonsnummer, fodselsnummer: null },
  },
} satisfies Record<string, WireResponse>;

const paths = Object.keys(loaded) as (keyof typeof loaded)[];

async function openPage(responses: Partial<Record<keyof typeof loaded, WireResponse>> = {}) {
  const site = openSite(accessFlow, accessCases.input);
  const respond = (method: 'GET' | 'POST' | 'DELETE', path: string, response: WireResponse) =>
    site.respond({ request: { method, path }, response });
  await waitFor(() => expect(document.querySelector('[data-flow=load-access]')).not.toBeNull());
  for (const path of paths) await respond('GET', path, responses[path] ?? loaded[path]);
  return { driver: site.driverOf('access'), respond, shows: site.shows };
}

/** Opens the page and waits for its list. */
async function openList(responses: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(responses);
  await page.shows('access', 'page.list.fresh page.dialog.shut');
  return page;
}

describe('a visitor without a role sees the no-access page (B8.16)', () => {
  test.each(paths)('if %s responds with FEL3710020', async (path) => {
    const { driver, shows } = await openPage({ [path]: noRole });
    await shows('access', 'noAccess');
    await driver.expectHeading('Du har ikke tilgang til forsikring');
    await driver.sees('+47 21 00 00 00');
  });

  test('if reloading the list responds with FEL3710020; the page names the other administrators', async () => {
    const { driver, respond, shows } = await openList();
    await driver.press('Slett tilgangen til Liv Moen');
    await shows('delete-access', 'confirming.unanswered');
    await driver.press('Slett tilgangen');
    await respond('DELETE', `${relation}/${colleaguesRelation.uuid}`, { status: 204 });
    await respond('GET', list, noRole);
    await shows('access', 'noAccess');
    await driver.sees('Gunnar Lien kan gi deg tilgang.');
  });
});

/** Deletes a person's access; the response is lost. */
async function loseDeletion(name: string, uuid: string) {
  const page = await openList();
  await page.driver.press(`Slett tilgangen til ${name}`);
  await page.shows('delete-access', 'confirming.unanswered');
  await page.driver.press('Slett tilgangen');
  await page.respond('DELETE', `${relation}/${uuid}`, 'lost');
  await page.shows('delete-access', 'confirming.unknown');
  return page;
}

test("the list is reloaded after a lost response, a failed retry and 'Avbryt', because the access may be deleted", async () => {
  const { driver, respond, shows } = await loseDeletion('Liv Moen', colleaguesRelation.uuid);
  await driver.press('Slett tilgangen');
  await respond('DELETE', `${relation}/${colleaguesRelation.uuid}`, { status: 500 });
  await shows('delete-access', 'confirming.failed');
  await driver.press('Avbryt');
  await respond('GET', list, { status: 200, body: { ...organisation, manuelleRelasjoner: [] } });
  await shows('access', 'page.list.fresh page.dialog.shut');
  await driver.seesNot('Liv Moen');
});

test('after a lost response, a retry that finds no access says that the access is deleted (B8.14)', async () => {
  const { driver, respond, shows } = await loseDeletion('Liv Moen', colleaguesRelation.uuid);
  await driver.press('Slett tilgangen');
  await respond('DELETE', `${relation}/${colleaguesRelation.uuid}`, { status: 404 });
  await respond('GET', list, { status: 200, body: { ...organisation, manuelleRelasjoner: [] } });
  await shows('access', 'page.list.fresh page.dialog.shut');
  await driver.sees('Liv Moen er slettet, og har ikke lenger tilgang til Fjordglimt Snekkeri AS');
});

test('after a lost response, a retry without a role says that the visitor has deleted their own access (B8.14)', async () => {
  const { driver, respond, shows } = await loseDeletion('Astrid Nes', ownRelation.uuid);
  await driver.press('Slett tilgangen');
  await respond('DELETE', `${relation}/${ownRelation.uuid}`, noRole);
  await shows('access', 'accessLost');
  await driver.sees('Du har ikke lenger tilgang til Fjordglimt Snekkeri AS');
});

test('after a change without a response, a failed reload does not say that the change was made', async () => {
  const { driver, respond, shows } = await loseDeletion('Liv Moen', colleaguesRelation.uuid);
  await driver.press('Avbryt');
  await respond('GET', list, { status: 500 });
  await shows('access', 'page.list.stale page.dialog.shut');
  await driver.sees('Listen under er fra før, så den siste endringen kan mangle.');
  expect(document.body.textContent).not.toContain('Endringen er gjort');
});

test.each<[way: string, leave: (driver: Driver) => void | Promise<void>]>([
  ["'Avbryt'", (driver) => driver.press('Avbryt')],
  ['the link back', () => screen.getByRole('link', { name: 'Tilbake til tilgangene' }).click()],
  [
    "an invalid form and 'Avbryt'",
    async (driver) => {
      await driver.type('Etternavn', '');
      await driver.press('Gi tilgang');
      await driver.press('Avbryt');
    },
  ],
])(
  'the list is reloaded after a lost response and %s, because the person may have got access (B4.20)',
  async (_, leave) => {
    const { driver, respond, shows } = await openList();
    await driver.press('Gi ny tilgang');
    await shows('access', 'adding');
    await fillIn(driver, addAccess, 'all fields');
    await driver.press('Gi tilgang');
    await respond('POST', relation, 'lost');
    await driver.sees('Personen kan ha fått tilgang likevel. Se i listen før du prøver igjen.');
    await leave(driver);
    await shows('access', 'page.list.refreshing page.dialog.shut');
    await respond('GET', list, { status: 200, body: { ...organisation, manuelleRelasjoner: [] } });
    await shows('access', 'page.list.fresh page.dialog.shut');
    await driver.seesNot('Liv Moen');
  },
);

test('visitors who delete one of two accesses stay on the page, and read that they still have access (B8.14)', async () => {
  const registered = { ...ownRelation, uuid: '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f4', rolle: 'LESE' };
  const { driver, respond, shows } = await openList({
    '/rest/web/relasjoner': { status: 200, body: [ownRelation, registered] },
  });
  await driver.press('Slett tilgangen til Astrid Nes');
  await shows('delete-access', 'confirming.unanswered');
  await driver.sees(
    'Du har også en annen tilgang, og kan fortsatt se forsikringene til Fjordglimt Snekkeri AS.',
  );
  await driver.press('Slett tilgangen');
  await respond('DELETE', `${relation}/${ownRelation.uuid}`, { status: 204 });
  await respond('GET', list, {
    status: 200,
    body: { ...organisation, manuelleRelasjoner: [colleaguesRelation] },
  });
  await shows('access', 'page.list.fresh page.dialog.shut');
  await driver.sees('Tilgangen er slettet. Du har fortsatt en annen tilgang til Fjordglimt Snekkeri AS.');
  // The remaining access only has the role LESE.
  expect(screen.queryByRole('button', { name: 'Gi ny tilgang' })).toBeNull();
});

test('the form has one back link, which leads to the list', async () => {
  const { driver, shows } = await openList();
  await driver.press('Gi ny tilgang');
  await shows('add-access', 'filling.typing');
  const back = screen.getAllByRole('link', { name: /^Tilbake/ }).map(({ textContent }) => textContent);
  expect(back).toEqual(['Tilbake til tilgangene']);
});

test('a failure names the person as submitted, and is announced once, also if another name is typed (B8.12)', async () => {
  const { driver, respond, shows } = await openList();
  const failure = 'Berg har ikke fått tilgang til Fjordglimt Snekkeri AS sine forsikringer.';
  await driver.press('Gi ny tilgang');
  await shows('add-access', 'filling.typing');
  await fillIn(driver, addAccess, 'all fields');
  await driver.press('Gi tilgang');
  await respond('POST', relation, { status: 500 });
  await driver.sees(failure);
  await driver.hears(failure);
  for (const status of screen.getAllByRole('status')) status.textContent = '';
  await driver.type('Etternavn', 'Dahl');
  await driver.sees(failure);
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('');
});
