import { afterEach, describe, test } from 'vitest';
import { intermediateCases } from '#flows/arriving/intermediate/cases.ts';
import { intermediateFlow } from '#flows/arriving/intermediate/flow.ts';
import { buyCases } from '#flows/buying/buy/cases.ts';
import { buyFlow } from '#flows/buying/buy/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { Answer } from '#flows/engine/walk/cases.ts';
import { openDomSite } from '#test/support/dom-site.tsx';

const ok = (body: unknown): Answer => ({ status: 200, body });
const fails: Answer = { status: 500, body: {} };

const fodselsnummer = '01437912357';
const person = ok({ organisasjonsnummer: null, fodselsnummer });
const business = ok({ organisasjonsnummer: '923609016', fodselsnummer });

const on = ok(true);
const off = ok(false);
const bankOf = (bankregnr: string) => ok({ name: 'Banken', bankregnr });
const accessOf = (banknavn: string | null, blokkerDirektetilgang: boolean) =>
  ok({ banknavn, blokkerDirektetilgang });

const paths = {
  identification: '/avtalebytte/identification',
  transition: '/toggle/overgang',
  redirect: '/toggle/overgang-videresending',
  skip: '/toggle/overgang-hopp-over-mellomside',
  bank: '/bankinfo',
  damage: '/fremtind-router-bm/has-skadeforsikringer',
  routing: '/fremtind-router-bm/routing',
  access: '/kunde/direktetilgang',
} as const;

type Answers = Readonly<Partial<Record<keyof typeof paths, Answer>>>;

let close = () => {};
afterEach(() => close());

function openPage(flow: AnyFlow, input: unknown) {
  const site = openDomSite(flow, input);
  close = site.close;
  return {
    left: site.left,
    driver: site.driverOf(flow.id),
    shows: (state: string) => site.shows(flow.id, state),
    /** In this order; each call has to be made. */
    async answers(answers: Answers) {
      for (const [call, answer] of Object.entries(answers)) {
        const path = `/rest${paths[call as keyof typeof paths]}`;
        await site.answer({ request: { method: 'GET', path }, answer });
      }
    },
  };
}

type Page = ReturnType<typeof openPage>;

const openBuy = () => openPage(buyFlow as AnyFlow, buyCases.input);
const openIntermediate = () => openPage(intermediateFlow as AnyFlow, intermediateCases.input);

const isBlockedBy = async ({ driver }: Page, bank: string) => {
  await driver.heading('Forsikring');
  await driver.sees(
    `Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til ${bank}.`,
  );
};

async function seesErrorCard({ driver }: Page) {
  await driver.heading('Noe gikk galt');
  await driver.sees('Prøv igjen', 'Tilbake til oversikten');
}

const successor = { leave: 'https://kunde.forsikring.example/hopp/0820/pm/kjop' };
const began = { identification: person, transition: on, bank: bankOf('0820') } satisfies Answers;
const moves = { ...began, damage: off, redirect: on } satisfies Answers;
const insured = { ...began, damage: on } satisfies Answers;
const blocked = {
  ...began,
  bank: bankOf('0502'),
  damage: on,
  access: accessOf('Banken', true),
} satisfies Answers;
const stays = ok({ routingTarget: 'EIKA', bankForholdRegnr: '3910' });

describe('the buy page routes its visitor first (A4.9, A4.10)', () => {
  test.each<[string, Answers]>([
    ['the transition has not begun', { identification: person, transition: off }],
    ['the redirect is off', { ...began, redirect: off }],
    ['there is damage insurance', insured],
  ])('a person stays where %s', async (_, answers) => {
    const page = openBuy();
    await page.answers(answers);
    await page.shows('loadingSalesEntrance');
  });

  test('a person without damage insurance moves to the successor', async () => {
    const page = openBuy();
    await page.answers(moves);
    await page.left(successor);
  });

  test('a person whose bank blocks direct access sees nothing else', async () => {
    const page = openBuy();
    await page.answers(blocked);
    await isBlockedBy(page, 'Banken');
  });

  test('a bank without a name is "banken din"', async () => {
    const page = openBuy();
    await page.answers({ ...blocked, access: accessOf(null, true) });
    await isBlockedBy(page, 'banken din');
  });

  test('a business that moves goes to the successor, and one that stays to its own order page (A6.2)', async () => {
    const page = openBuy();
    const answers = { ...began, identification: business };
    await page.answers({ ...answers, routing: ok({ routingTarget: 'FREMTIND', bankForholdRegnr: '3910' }) });
    await page.left({ leave: 'https://kunde.forsikring.example/hopp/3910/bm/kjop' });
    close();
    const other = openBuy();
    await other.answers({ ...answers, routing: stays });
    await other.left({ leave: buyCases.input.order });
  });
});

describe('the intermediate page routes its visitor before it is shown or skipped (A4.9, A4.10, C1.6)', () => {
  test.each<[string, Answers]>([
    ['before the transition', { identification: person, transition: off }],
    ['with damage insurance', insured],
    ['for a business that stays', { ...began, identification: business, routing: stays }],
  ])('%s it is shown, or skipped', async (_, answers) => {
    const page = openIntermediate();
    await page.answers({ ...answers, skip: off });
    await page.driver.heading('Hva vil du gjøre?');
    close();
    const skipped = openIntermediate();
    await skipped.answers({ ...answers, skip: on });
    await skipped.left({ leave: intermediateCases.input.overview });
  });

  test('a person who moves leaves without being asked', async () => {
    const page = openIntermediate();
    await page.answers(moves);
    await page.left(successor);
  });

  test('a person whose bank blocks direct access does not see it', async () => {
    const page = openIntermediate();
    await page.answers(blocked);
    await isBlockedBy(page, 'Banken');
  });

  test('a business whose routing fails sees the error card', async () => {
    const page = openIntermediate();
    await page.answers({ ...began, identification: business, routing: fails });
    await seesErrorCard(page);
  });
});

describe('a call that fails shows the error card, and a retry goes on (A4.9)', () => {
  const { identification, transition, bank } = began;

  test.each<[string, Answers, Answers]>([
    [
      'the transition',
      { identification, transition: fails },
      { transition, bank, damage: off, redirect: on },
    ],
    ['the bank', { identification, transition, bank: fails }, { bank, damage: off, redirect: on }],
    ['the damage insurance', { ...moves, damage: fails }, { damage: off }],
    ['the redirect', { ...moves, redirect: fails }, { redirect: on }],
  ])('%s', async (_, before, after) => {
    const page = openBuy();
    await page.answers(before);
    await seesErrorCard(page);
    await page.shows('arriving');
    await page.driver.press('Prøv igjen');
    await page.answers(after);
    await page.left(successor);
  });

  test('the direct access', async () => {
    const page = openBuy();
    await page.answers({ ...blocked, access: fails });
    await seesErrorCard(page);
    await page.shows('arriving');
    await page.driver.press('Prøv igjen');
    await page.answers({ access: accessOf('Banken', true) });
    await isBlockedBy(page, 'Banken');
  });

  test('the identification without an answer', async () => {
    const page = openBuy();
    await page.answers({ identification: 'lost' });
    await seesErrorCard(page);
    await page.shows('arriving');
    await page.driver.press('Prøv igjen');
    await page.answers(moves);
    await page.left(successor);
  });
});

test('where the identification fails, the visitor can log in and not retry (A6.4, C4.13)', async () => {
  const { answers, driver } = openBuy();
  await answers({ identification: fails });
  await driver.heading('Du er ikke logget inn');
  await driver.sees('Du må være logget inn for å bruke denne tjenesten.', 'Logg inn');
  await driver.seesNot('Prøv igjen', 'Tilbake til oversikten');
});

describe('a customer who may not see damage insurance has none (A6.5, A4.9)', () => {
  const mayNotSee: Answer = {
    status: 403,
    body: { message: 'Bruker mangler tilgang til skadeforsikring' },
  };

  test('and moves to the successor with the redirect on', async () => {
    const page = openBuy();
    await page.answers({ ...moves, damage: mayNotSee });
    await page.left(successor);
  });

  test('and stays with the redirect off', async () => {
    const page = openBuy();
    await page.answers({ ...moves, damage: mayNotSee, redirect: off });
    await page.shows('loadingSalesEntrance');
  });
});
