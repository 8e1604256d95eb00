import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { PersonaId } from '#sandbox/personas.ts';
import { overview, portalAs } from '#test/journeys/portal.ts';

const title = 'Velg hvem sine forsikringer du vil se';
const fjordglimt = 'Fjordglimt Snekkeri AS 923 609 016';
const solbakken = 'Solbakken Regnskap AS 917 103 801';

function portal(persona: PersonaId) {
  const page = portalAs(persona);
  return { ...page, person: page.person(), arrive: () => page.open('/oversikt/forsikring/avtalevelger') };
}

async function arrive(persona: PersonaId) {
  const page = portal(persona);
  await page.arrive();
  await page.person.expectHeading(title);
  return page;
}

type Page = ReturnType<typeof portal>;

const choices = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const choice = (name: string) => screen.getByRole('button', { name });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const leavesToMyPage = (page: Page) => waitFor(() => expect(page.exits()).toEqual([overview]));

/** The organisation that the sandbox acts for now; null for the person. */
async function actsFor() {
  const response = await fetch(new URL('/rest/avtalebytte/identification', window.location.href));
  return (await response.json()).organisasjonsnummer;
}

describe('the list of choices (A2.40)', () => {
  test('has the person first, by full name, then each organisation with its number in threes', async () => {
    const page = await arrive('private-rich');
    await page.person.expectFocusOnHeading();
    expect(choices()).toEqual(['Kari Skogly', fjordglimt, solbakken]);
    // Reloaded from the company register (A7.10).
    expect(page.arrived('refreshRelations')).toHaveLength(1);
  });

  test('has the active organisation too, and the person', async () => {
    await arrive('business-admin');
    expect(choices()).toEqual(['Astrid Nes', fjordglimt, solbakken]);
  });

  test('is left at once by a visitor without relations', async () => {
    const page = portal('private-one');
    await page.arrive();
    await leavesToMyPage(page);
  });
});

describe('the choice (A7.9, C1.7, C2.2)', () => {
  test('of an organisation switches to it, and leads to my page (B1.14)', async () => {
    const page = await arrive('private-rich');
    await userEvent.click(choice(fjordglimt));
    await leavesToMyPage(page);
    expect(await actsFor()).toBe('923609016');
    expect(page.arrived('switchToBusiness')).toEqual([null]);
    expect(page.arrived('switchToPrivate')).toEqual([]);
  });

  test('of the person switches to them (B1.14)', async () => {
    const page = await arrive('business-admin');
    await userEvent.click(choice('Astrid Nes'));
    await leavesToMyPage(page);
    expect(await actsFor()).toBeNull();
    expect(page.arrived('switchToBusiness')).toEqual([]);
  });

  test('says whose insurance is shown when it fails, and can be retried (A2.40)', async () => {
    const page = await arrive('business-admin');
    page.fails({ operation: 'switchToBusiness', status: 500, times: 1 });
    await userEvent.click(choice(solbakken));
    await waitFor(() =>
      expect(announced()).toEqual([
        'Vi fikk ikke byttet til Solbakken Regnskap AS Du ser fortsatt forsikringene til Fjordglimt Snekkeri AS.',
      ]),
    );
    expect(page.exits()).toEqual([]);
    expect(await actsFor()).toBe('923609016');
    await page.person.press('Prøv igjen');
    await leavesToMyPage(page);
    expect(await actsFor()).toBe('917103801');
  });

  test('leads to my page if the response is lost and the switch was made', async () => {
    const page = await arrive('private-rich');
    page.loses('PUT /rest/avtalebytte/bedrift');
    page.loses('POST /rest/avtalebytte/bedrift');
    await userEvent.click(choice(fjordglimt));
    await leavesToMyPage(page);
    expect(await actsFor()).toBe('923609016');
  });

  test('shows that it is running, and a second press sends nothing', async () => {
    const page = await arrive('private-rich');
    page.holds('switchToBusiness');
    await userEvent.click(choice(fjordglimt));
    await waitFor(() => expect(choice(fjordglimt).getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => expect(announced()).toEqual(['Bytter til Fjordglimt Snekkeri AS']));
    expect(choice(solbakken).getAttribute('aria-busy')).toBe('false');
    for (const name of [fjordglimt, solbakken, 'Kari Skogly']) await userEvent.click(choice(name));
    page.releases('switchToBusiness');
    await leavesToMyPage(page);
    expect(page.arrived('switchToBusiness')).toHaveLength(1);
    expect(page.arrived('switchToPrivate')).toEqual([]);
  });
});
