import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { businessAlways, businessSources } from './business-sources.ts';
import { organisationRelations } from './company.ts';
import { fodselsnummer, relation } from './customer.ts';
import type { Given } from './network.ts';
import { arrive } from './page.ts';
import { answersFrom, failed, pageOf, type SourceTable, withEverything } from './source-table.ts';

afterEach(cleanup);

const table: SourceTable = businessSources;
const { paths, texts, when: pageWhen } = pageOf(table, businessAlways);
const everything = answersFrom(table, withEverything);

async function arriveAsBusiness() {
  const page = await arrive({
    identification: { organisasjonsnummer: relation.organisasjonsnummer, fodselsnummer },
    paths: { ...paths, administrators: '/web/relasjoner/admin' },
  });
  return { ...page, read: () => [...page.reads(texts)].sort() };
}

async function settleWith(otherwise: Readonly<Record<string, Given>>) {
  const page = await arriveAsBusiness();
  await page.answers({ ...everything, ...otherwise });
  return page;
}

test('with everything, who acts for a company sees what each source has', async () => {
  const page = await settleWith({});
  expect(page.read()).toEqual(pageWhen());
});

describe('failing', () => {
  test.each(Object.entries(table))('%s alone costs its own part, and is told of', async (name, { fails }) => {
    const page = await settleWith({ [name]: failed });
    expect(page.read()).toEqual(pageWhen(fails));
  });

  test('both cost what each does, and are told of once', async () => {
    const page = await settleWith({ relations: failed, damage: failed });
    expect(page.read()).toEqual(pageWhen(businessSources.relations.fails, businessSources.damage.fails));
  });
});

describe('the session has ended (A8.8)', () => {
  const ended = { status: 401, body: null };
  const told = [
    'Du er ikke logget inn',
    'Du må være logget inn for å bruke denne tjenesten.',
    'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.',
  ];

  test.each([
    ['the relations', { relations: ended }],
    ['the insurance', { damage: ended }],
    ['both', { relations: ended, damage: ended }],
  ])('%s: it is said once, with the way back in, and not that systems are down', async (_, given) => {
    const page = await settleWith(given);
    expect(page.reads(told)).toEqual(told.slice(0, 2));
    expect(page.reads(['Logg inn'])).toHaveLength(1);
  });
});

describe('empty', () => {
  test.each(Object.entries(table))('%s leaves the other as it is', async (name, { none }) => {
    const page = await settleWith({ [name]: { status: 200, body: none?.body } });
    expect(page.read()).toEqual(pageWhen(...(none ? [none] : [])));
  });

  test('a company without policies is called by its number where its name cannot be had (A8.10)', async () => {
    const page = await settleWith({
      relations: failed,
      damage: { status: 200, body: businessSources.damage.none.body },
    });
    expect(page.reads(['923 609 016 har ingen aktive forsikringer'])).toHaveLength(1);
  });
});

describe('slow', () => {
  test('the insurance keeps the page waiting, as an outline (A4.12)', async () => {
    const page = await arriveAsBusiness();
    await page.answers({ relations: { status: 200, body: [relation] } });
    await page.driver.heading('Forsikring');
    await page.driver.hears('Henter forsikringene dine');
    expect(page.skeletons()).toBe(4);
    expect(page.asking()).toEqual(['damage']);
    await page.answers(everything);
    expect(page.read()).toEqual(pageWhen());
  });

  test('the relations keep it waiting before that', async () => {
    const page = await arriveAsBusiness();
    await page.driver.heading('Vent Litt');
    expect(page.asking()).toEqual(['relations']);
    await page.answers(everything);
    expect(page.read()).toEqual(pageWhen());
  });
});

describe('without a role, the page is another one (A2.33, A6.5)', () => {
  const noRole = {
    status: 403,
    body: { code: 'FEL3710020', message: 'Missing required role.' },
  };
  const access = [
    'Du har ikke tilgang til forsikring',
    'Astrid Nes eller Bård Haug kan gi deg tilgang.',
    'Du kan også ringe oss på .',
    'Ring oss på , så hjelper vi deg.',
    '21 00 00 00',
    'Oversikt',
    'Vent Litt',
  ];
  const [heading = '', administrators = '', also = '', alone = '', phone = ''] = access;

  test.each([
    ['with everything', { status: 200, body: organisationRelations }, [heading, administrators, also, phone]],
    ['the administrators failing', failed, [heading, alone, phone]],
    [
      'no administrators at all',
      { status: 200, body: { ...organisationRelations, autoRelasjoner: [], manuelleRelasjoner: [] } },
      [heading, alone, phone],
    ],
  ] as const)('%s', async (_, given, seen) => {
    const page = await settleWith({ damage: noRole, administrators: given });
    expect(page.reads(access)).toEqual(seen);
  });

  test('the administrators slow: the number to ring is there before them', async () => {
    const page = await settleWith({ damage: noRole });
    expect(page.asking()).toEqual(['administrators']);
    expect(page.reads(access)).toEqual([heading, alone, phone]);
    await page.answers({ administrators: { status: 200, body: organisationRelations } });
    expect(page.reads(access)).toEqual([heading, administrators, also, phone]);
  });

  test('also where the relations fail too', async () => {
    const page = await settleWith({ relations: failed, damage: noRole, administrators: failed });
    expect(page.reads(access)).toEqual([heading, alone, phone]);
  });
});
