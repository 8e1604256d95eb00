import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { PersonaId } from '#sandbox/personas.ts';
import { overview, portalAs, textOf } from '#test/journeys/portal.ts';

const title = 'Velg hvem sine forsikringer du vil se';
const fjordglimt = 'Fjordglimt Snekkeri AS 923 609 016';
const solbakken = 'Solbakken Regnskap AS 917 103 801';

function portal(persona: PersonaId) {
  const page = portalAs(persona);
  return {
    ...page,
    person: page.person(),
    openChooser: () => page.open('/oversikt/forsikring/avtalevelger'),
  };
}

async function openChooser(persona: PersonaId) {
  const page = portal(persona);
  await page.openChooser();
  await page.person.expectHeading(title);
  return page;
}

type Page = ReturnType<typeof portal>;

const choices = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const choice = (name: string) => screen.getByRole('button', { name });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const expectMyPage = (page: Page) => waitFor(() => expect(page.exits()).toEqual([overview]));

/** The organisation that the session in the sandbox acts for; null for the person. */
async function loadActiveParty() {
  const response = await fetch(new URL('/rest/avtalebytte/identification', window.location.href));
  return (await response.json()).organisasjonsnummer;
}

describe('the list of choices (A2.40)', () => {
  test('has the full name of the person first, then each organisation with its number in groups of three', async () => {
    const page = await openChooser('private-rich');
    await page.person.expectHeading('Velg hvem sine forsikringer du vil se');
    expect(choices()).toEqual(['Kari Skogly', fjordglimt, solbakken]);
    // Reloaded from the company register (A7.10).
    expect(page.arrived('refreshRelations')).toHaveLength(1);
  });

  test('has the active organisation too', async () => {
    await openChooser('business-admin');
    expect(choices()).toEqual(['Astrid Nes', fjordglimt, solbakken]);
  });

  test('is not shown to a visitor without relations, who goes to my page', async () => {
    const page = portal('private-one');
    await page.openChooser();
    await expectMyPage(page);
  });
});

test('relations that cannot be loaded stay on the page with a retry (C4.16)', async () => {
  const page = portal('private-rich');
  page.fails({ operation: 'refreshRelations', status: 500, times: 1 });
  await page.openChooser();
  await page.person.expectHeading('Noe gikk galt');
  expect(page.exits()).toEqual([]);
  await page.person.press('Prøv igjen');
  await page.person.expectHeading(title);
});

describe('a choice (A7.9, C1.7, C2.2)', () => {
  test('switches to the organisation, and leads to my page (B1.14)', async () => {
    const page = await openChooser('private-rich');
    await userEvent.click(choice(fjordglimt));
    await expectMyPage(page);
    expect(await loadActiveParty()).toBe('923609016');
    expect(page.arrived('switchToBusiness')).toEqual([null]);
    expect(page.arrived('switchToPrivate')).toEqual([]);
  });

  test('switches to the person (B1.14)', async () => {
    const page = await openChooser('business-admin');
    await userEvent.click(choice('Astrid Nes'));
    await expectMyPage(page);
    expect(await loadActiveParty()).toBeNull();
    expect(page.arrived('switchToBusiness')).toEqual([]);
  });

  test('that fails shows a message with the active party, and can be retried (A2.40, C4.16)', async () => {
    const page = await openChooser('business-admin');
    page.fails({ operation: 'switchToBusiness', status: 500, times: 1 });
    await userEvent.click(choice(solbakken));
    await waitFor(() =>
      expect(announced()).toEqual([
        'Vi fikk ikke byttet til Solbakken Regnskap AS Du ser fortsatt forsikringene til Fjordglimt Snekkeri AS.',
      ]),
    );
    expect(page.exits()).toEqual([]);
    expect(await loadActiveParty()).toBe('923609016');
    await page.person.press('Prøv igjen');
    await expectMyPage(page);
    expect(await loadActiveParty()).toBe('917103801');
  });

  test('of the person that fails is retried as a switch to the person (C4.16)', async () => {
    const page = await openChooser('business-admin');
    page.fails({ operation: 'switchToPrivate', status: 500, times: 1 });
    await userEvent.click(choice('Astrid Nes'));
    await page.person.sees('Vi fikk ikke byttet til Astrid Nes');
    expect(page.exits()).toEqual([]);
    await page.person.press('Prøv igjen');
    await expectMyPage(page);
    expect(await loadActiveParty()).toBeNull();
    expect(page.arrived('switchToBusiness')).toEqual([]);
  });

  test.each([
    [
      'that ends the session',
      'Vi fikk ikke byttet til Solbakken Regnskap AS',
      [{ operation: 'switchToBusiness', status: 401 }],
    ],
    [
      'with an unknown outcome after the session has ended',
      'Vi vet ikke om du har byttet til Solbakken Regnskap AS',
      [
        { operation: 'switchToBusiness', status: 504 },
        { operation: 'getIdentification', status: 401 },
      ],
    ],
  ])(
    '%s offers the login, with the code and without a retry (A8.8, C4.13, C4.16)',
    async (_, title, failures) => {
      const page = await openChooser('business-admin');
      for (const failure of failures) page.fails({ ...failure, times: 1 });
      await userEvent.click(choice(solbakken));
      await page.person.sees(title, 'Du må være logget inn for å bruke denne tjenesten.', 'Logg inn');
      await page.person.seesNot('Prøv igjen');
      expect(textOf()).toMatch(/Feilkode: \S{3,}/);
      expect(page.exits()).toEqual([]);
    },
  );

  test('leads to my page if the switch was made but its response is lost', async () => {
    const page = await openChooser('private-rich');
    page.loses('PUT /rest/avtalebytte/bedrift');
    page.loses('POST /rest/avtalebytte/bedrift');
    await userEvent.click(choice(fjordglimt));
    await expectMyPage(page);
    expect(await loadActiveParty()).toBe('923609016');
  });

  test('shows that it is running, and sends nothing at a second press', async () => {
    const page = await openChooser('private-rich');
    page.holds('switchToBusiness');
    await userEvent.click(choice(fjordglimt));
    await waitFor(() => expect(choice(fjordglimt).getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => expect(announced()).toEqual(['Bytter til Fjordglimt Snekkeri AS']));
    expect(choice(solbakken).getAttribute('aria-busy')).toBe('false');
    for (const name of [fjordglimt, solbakken, 'Kari Skogly']) await userEvent.click(choice(name));
    page.releases('switchToBusiness');
    await expectMyPage(page);
    expect(page.arrived('switchToBusiness')).toHaveLength(1);
    expect(page.arrived('switchToPrivate')).toEqual([]);
  });
});
