import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PersonaId } from '#sandbox/personas.ts';
import { overview, portalAs, readsNot } from '#test/journeys/portal.ts';

const buyPage = `${overview}/kjope`;
const headline = 'Våre mest kjøpte forsikringer';

function portal(persona: PersonaId) {
  const page = portalAs(persona);
  return { ...page, person: page.person(), openBuyPage: () => page.open(buyPage) };
}

/** Opens the page and waits for the list. */
async function openList(persona: PersonaId) {
  const page = portal(persona);
  await page.openBuyPage();
  await page.person.expectHeading(headline);
  return page;
}

const texts = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);
const mostBought = () => {
  const [list] = screen.getAllByRole('list');
  return list ? within(list).getAllByRole('link') : [];
};
const section = (name: string) => screen.queryByRole('region', { name });
const links = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('link');
const back = () => screen.queryByRole('link', { name: 'Forsikringer' });
const addressOf = (link: Element | null | undefined) => link?.getAttribute('href');

test('the page shows the most bought insurances as cards that link to their pages, and a link back to the overview (A2.3, A2.35)', async () => {
  await openList('private-empty');
  expect(texts(mostBought())).toEqual([
    'Reise',
    'Innbo',
    'Bil',
    'UNG i Norge',
    'Hus',
    'Elsparkesykkel',
    'Hytte',
    'Barn og ungdom',
    'Hund',
  ]);
  expect(addressOf(mostBought()[2])).toBe(`${buyPage}/bil`);
  expect(addressOf(back())).toBe(overview);
});

describe('the other insurances', () => {
  const all = 'Flere forsikringer';

  test('are in three groups (A2.38, A2.46)', async () => {
    await openList('private-empty');
    const part = within(screen.getByRole('region', { name: all }));
    expect(texts(part.getAllByRole('heading', { level: 3 }))).toEqual([
      'Kjøretøy',
      'Hjem og fritid',
      'Deg og dine',
    ]);
    const third = part.getAllByRole('list')[2] ?? document.body;
    expect(texts(within(third).getAllByRole('link'))).toEqual([
      'Dødsfall',
      'Helse',
      'Kritisk sykdom',
      'Ufør',
      'Hest',
      'Katt',
    ]);
    // 29 products, of which nine have a card above: each is on the page once.
    expect(links(all)).toHaveLength(20);
    expect(texts(links(all)).filter((name) => texts(mostBought()).includes(name))).toEqual([]);
    expect(addressOf(part.getByRole('link', { name: 'Moped og scooter' }))).toBe(
      `${buyPage}/moped-scooter-forsikring`,
    );
  });

  test('omit the products that the customer already has (A2.38)', async () => {
    await openList('private-rich');
    const names = texts(links(all));
    expect(names).not.toContain('Drone');
    expect(names).toContain('Campingvogn');
    expect(texts(mostBought())).toContain('Reise');
  });

  test('say that the list leaves them out, only if it does', async () => {
    const sentence = 'Forsikringer du allerede har, er ikke med her.';
    await openList('private-rich');
    expect(screen.getByRole('region', { name: all }).textContent).toContain(sentence);
    cleanup();
    await openList('private-empty');
    expect(screen.getByRole('region', { name: all }).textContent).not.toContain(sentence);
  });

  test('are not shown to customers of a partner (A1.4, A6.3)', async () => {
    await openList('partner');
    expect(section(all)).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(mostBought()).toHaveLength(9);
  });

  test('are shown to new customers, and their links mark a new sale (A7.6)', async () => {
    const page = await openList('new-customer');
    expect(links(all)).toHaveLength(20);
    expect(addressOf(mostBought()[0])).toBe(`${buyPage}/reise?nysalgSkade=true`);
    expect(page.arrived('getSalesEntrance')).toHaveLength(1);
  });
});

describe('the search (C4.43)', () => {
  const found = () => texts(links('Treff'));

  test('finds products by their names, also with the ending of the definite form or "forsikring", and by what they are for', async () => {
    const { person } = await openList('private-empty');
    await person.type('Søk i alle forsikringene', 'bilforsikring');
    expect(found()).toEqual(['Bil', 'Bobil']);
    await person.type('Søk i alle forsikringene', 'hytta');
    expect(found()).toEqual(['Hytte']);
    await person.type('Søk i alle forsikringene', 'veterinær');
    expect(found()).toEqual(['Hund', 'Hest', 'Katt']);
    await person.hears('3 treff');
  });

  test('is no search for blanks alone: both lists stay, without what the customer has', async () => {
    const { person } = await openList('private-rich');
    const before = texts(screen.getAllByRole('link'));
    await person.type('Søk i alle forsikringene', '  ');
    expect(texts(screen.getAllByRole('link'))).toEqual(before);
  });

  test('finds a product that the customer has, and marks it', async () => {
    const { person } = await openList('private-rich');
    expect(texts(links('Flere forsikringer'))).not.toContain('Drone');
    await person.type('Søk i alle forsikringene', 'drone');
    expect(screen.getByRole('region', { name: 'Treff' }).textContent).toBe(
      'TreffHjem og fritidDroneFor dronen, og for skade du gjør på andreDu har denne',
    );
  });

  test('finds what the successor sells during the transition', async () => {
    const page = portal('private-one');
    page.replaces('GET /rest/toggle/overgang', { status: 200, body: true });
    await page.openBuyPage();
    await page.person.expectHeading(headline);
    await page.person.type('Søk i alle forsikringene', 'livsforsikring');
    expect(texts(links('Liv og helse'))).toEqual(['Liv']);
    await page.person.type('Søk i alle forsikringene', 'ulykkesforsikring');
    expect(texts(links('Liv og helse'))).toEqual(['Ulykke']);
    expect(section('Treff')).toBeNull();
  });
});

describe('life and health', () => {
  test('are shown to new customers too during the transition (A2.37)', async () => {
    const page = portal('new-customer');
    page.replaces('GET /rest/toggle/overgang', { status: 200, body: true });
    await page.openBuyPage();
    await page.person.expectHeading(headline);
    expect(texts(links('Liv og helse'))).toEqual([
      'Barn',
      'Behandling',
      'Kritisk sykdom',
      'Liv',
      'Ufør',
      'Ulykke',
    ]);
  });

  test('have no section of their own before the transition (A2.37)', async () => {
    await openList('private-one');
    expect(section('Liv og helse')).toBeNull();
  });

  test('link to the successor during the transition, and are not in our list (A2.37, A2.38, A2.47)', async () => {
    const page = portal('private-one');
    page.replaces('GET /rest/toggle/overgang', { status: 200, body: true });
    await page.openBuyPage();
    await page.person.expectHeading(headline);
    const life = links('Liv og helse');
    expect(texts(life)).toEqual(['Barn', 'Behandling', 'Kritisk sykdom', 'Liv', 'Ufør', 'Ulykke']);
    expect(addressOf(life[0])).toBe('https://kunde.forsikring.example/hopp/3361/pm/kjop/barn');
    expect(texts(mostBought())).not.toContain('Barn og ungdom');
    const names = texts(links('Flere forsikringer'));
    for (const name of ['Barn og ungdom', 'Dødsfall', 'Helse', 'Kritisk sykdom', 'Ufør'])
      expect(names).not.toContain(name);
  });
});

describe('the link to other insurances (A2.36)', () => {
  const other = () => screen.queryByRole('link', { name: /Øvrige forsikringer/ });

  test('is shown on the site of bank 0820, and opens a new window', async () => {
    const page = portal('private-one');
    page.replaces('GET /rest/bankinfo', { status: 200, body: { name: 'Banken', bankregnr: '0820' } });
    await page.openBuyPage();
    await page.person.expectHeading(headline);
    expect(addressOf(other())).toBe('https://kunde.forsikring.example/ovrige');
    expect(other()?.getAttribute('target')).toBe('_blank');
  });

  test('is not shown on the sites of other banks', async () => {
    await openList('private-one');
    expect(other()).toBeNull();
  });
});

test('the page shows the list if the sales entrance fails to load, and does not load it again (A7.6)', async () => {
  const page = portal('private-one');
  page.fails({ operation: 'getSalesEntrance', status: 500 });
  await page.openBuyPage();
  await page.person.expectHeading(headline);
  expect(addressOf(mostBought()[0])).toBe(`${buyPage}/reise`);
  expect(page.arrived('getSalesEntrance')).toHaveLength(1);
});

describe('in the native app', () => {
  afterEach(() => Reflect.deleteProperty(window, 'ReactNativeWebView'));

  test.each(['private-empty', 'other-bank', 'unwanted'] as const)(
    'the page of %s has no link back, because the app has its own (A1.5)',
    async (persona) => {
      Object.assign(window, { ReactNativeWebView: {} });
      const page = portal(persona);
      await page.openBuyPage();
      await waitFor(() =>
        expect(document.querySelector('[data-flow=buy] h1')?.textContent ?? 'Vent Litt').not.toBe(
          'Vent Litt',
        ),
      );
      expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
      expect(back()).toBeNull();
      await readsNot('Gå til oversikt');
      await readsNot('Tilbake til oversikten');
    },
  );
});
