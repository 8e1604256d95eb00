import { describe, test } from 'vitest';
import { intermediateCases } from '#flows/arriving/intermediate/cases.ts';
import { intermediateFlow } from '#flows/arriving/intermediate/flow.ts';
import { buyCases } from '#flows/buying/buy/cases.ts';
import { buyFlow } from '#flows/buying/buy/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { openSite } from '#test/journeys/open-site.ts';

const ok = (body: unknown): WireResponse => ({ status: 200, body });
const fails: WireResponse = { status: 500, body: {} };

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

type Responses = Readonly<Partial<Record<keyof typeof paths, WireResponse>>>;

function openPage(flow: AnyFlow, input: unknown) {
  const site = openSite(flow, input);
  return {
    left: site.left,
    driver: site.driverOf(flow.id),
    shows: (state: string) => site.shows(flow.id, state),
    /** Responds in this order; fails if a call is not made. */
    async respond(responses: Responses) {
      for (const [call, response] of Object.entries(responses)) {
        const path = `/rest${paths[call as keyof typeof paths]}`;
        await site.respond({ request: { method: 'GET', path }, response });
      }
    },
  };
}

type Page = ReturnType<typeof openPage>;

const openBuy = () => openPage(buyFlow as AnyFlow, buyCases.input);
const openIntermediate = () => openPage(intermediateFlow as AnyFlow, intermediateCases.input);

const expectBlockedBy = async ({ driver }: Page, bank: string) => {
  await driver.expectHeading('Forsikring');
  await driver.sees(
    `Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til ${bank}.`,
  );
};

async function seesErrorCard({ driver }: Page) {
  await driver.expectHeading('Noe gikk galt');
  await driver.sees('Prøv igjen', 'Tilbake til oversikten');
}

const successor = { leave: 'https://kunde.forsikring.example/hopp/0820/pm/kjop' };
const began = { identification: person, transition: on, bank: bankOf('0820') } satisfies Responses;
const moves = { ...began, damage: off, redirect: on } satisfies Responses;
const insured = { ...began, damage: on } satisfies Responses;
const blocked = {
  ...began,
  bank: bankOf('0502'),
  damage: on,
  access: accessOf('Banken', true),
} satisfies Responses;
const stays = ok({ routingTarget: 'EIKA', bankForholdRegnr: '3910' });

describe('the buy page routes its visitor first (A3.17, A4.9, A4.10)', () => {
  test.each<[string, Responses]>([
    ['if the transition has not begun', { identification: person, transition: off }],
    ['if the redirect is off', { ...began, redirect: off }],
    ['if there is damage insurance', insured],
  ])('a private customer stays %s', async (_, responses) => {
    const page = openBuy();
    await page.respond(responses);
    await page.shows('loadingSalesEntrance');
  });

  test('a private customer without damage insurance moves to the successor', async () => {
    const page = openBuy();
    await page.respond(moves);
    await page.left(successor);
  });

  test('a private customer whose bank blocks direct access sees only a message', async () => {
    const page = openBuy();
    await page.respond(blocked);
    await expectBlockedBy(page, 'Banken');
  });

  test('the message calls a bank without a name "banken din"', async () => {
    const page = openBuy();
    await page.respond({ ...blocked, access: accessOf(null, true) });
    await expectBlockedBy(page, 'banken din');
  });

  test('a business that moves goes to the successor, and a business that stays goes to its order page (A6.2, A7.5)', async () => {
    const page = openBuy();
    const responses = { ...began, identification: business };
    await page.respond({
      ...responses,
      routing: ok({ routingTarget: 'FREMTIND', bankForholdRegnr: '3910' }),
    });
    await page.left({ leave: 'https://kunde.forsikring.example/hopp/3910/bm/kjop' });
    const other = openBuy();
    await other.respond({ ...responses, routing: stays });
    await other.left({ leave: buyCases.input.order });
  });
});

describe('the intermediate page, after routing (A4.9, A4.10, C1.6)', () => {
  test.each<[string, Responses]>([
    ['before the transition', { identification: person, transition: off }],
    ['with damage insurance', insured],
    ['for a business that stays', { ...began, identification: business, routing: stays }],
  ])('is shown or skipped %s', async (_, responses) => {
    const page = openIntermediate();
    await page.respond({ ...responses, skip: off });
    await page.driver.expectHeading('Hva vil du gjøre?');
    const skipped = openIntermediate();
    await skipped.respond({ ...responses, skip: on });
    await skipped.left({ leave: intermediateCases.input.overview });
  });

  test('redirects a private customer who moves to the successor', async () => {
    const page = openIntermediate();
    await page.respond(moves);
    await page.left(successor);
  });

  test('is not shown to a private customer whose bank blocks direct access', async () => {
    const page = openIntermediate();
    await page.respond(blocked);
    await expectBlockedBy(page, 'Banken');
  });

  test('shows the error card to a business whose routing fails', async () => {
    const page = openIntermediate();
    await page.respond({ ...began, identification: business, routing: fails });
    await seesErrorCard(page);
  });
});

describe('the error card (A4.9)', () => {
  const { identification, transition, bank } = began;

  test.each<[string, Responses, Responses]>([
    [
      'the call for the transition',
      { identification, transition: fails },
      { transition, bank, damage: off, redirect: on },
    ],
    [
      'the call for the bank',
      { identification, transition, bank: fails },
      { bank, damage: off, redirect: on },
    ],
    ['the call for damage insurance', { ...moves, damage: fails }, { damage: off }],
    ['the call for the redirect', { ...moves, redirect: fails }, { redirect: on }],
  ])('is shown if %s fails, and a retry continues', async (_, before, after) => {
    const page = openBuy();
    await page.respond(before);
    await seesErrorCard(page);
    await page.shows('arriving');
    await page.driver.press('Prøv igjen');
    await page.respond(after);
    await page.left(successor);
  });

  test('is shown if the call for direct access fails, and a retry continues', async () => {
    const page = openBuy();
    await page.respond({ ...blocked, access: fails });
    await seesErrorCard(page);
    await page.shows('arriving');
    await page.driver.press('Prøv igjen');
    await page.respond({ access: accessOf('Banken', true) });
    await expectBlockedBy(page, 'Banken');
  });

  test('is shown if the identification gets no response, and a retry continues', async () => {
    const page = openBuy();
    await page.respond({ identification: 'lost' });
    await seesErrorCard(page);
    await page.shows('arriving');
    await page.driver.press('Prøv igjen');
    await page.respond(moves);
    await page.left(successor);
  });
});

test('a visitor whose identification fails can log in and not retry (A6.4, C4.13)', async () => {
  const { respond, driver } = openBuy();
  await respond({ identification: fails });
  await driver.expectHeading('Du er ikke logget inn');
  await driver.sees('Du må være logget inn for å bruke denne tjenesten.', 'Logg inn');
  await driver.seesNot('Prøv igjen', 'Tilbake til oversikten');
});

describe('a customer who may not see damage insurance (A6.5, A4.9)', () => {
  const mayNotSee: WireResponse = {
    status: 403,
    body: { message: 'Bruker mangler tilgang til skadeforsikring' },
  };

  test('moves to the successor with the redirect on', async () => {
    const page = openBuy();
    await page.respond({ ...moves, damage: mayNotSee });
    await page.left(successor);
  });

  test('stays with the redirect off', async () => {
    const page = openBuy();
    await page.respond({ ...moves, damage: mayNotSee, redirect: off });
    await page.shows('loadingSalesEntrance');
  });
});
