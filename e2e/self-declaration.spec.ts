import { expect, type Page, test } from 'playwright/test';
import { sandboxOf } from './support/sandbox.ts';

const document = '/oversikt/forsikring/egenerklaring';
const overview = '/oversikt/forsikring/mine-forsikringer';
const buy = `${overview}/kjope`;

const claims = 'Hvor mange skadesaker har du hatt de tre siste årene?';
const debt = 'Skylder du penger til et forsikringsforetak?';
const cancelled = 'Har du noen gang blitt oppsagt av et forsikringsforetak?';
const missing = 'Du må svare på dette før du kan gå videre';

type Persona = 'private-one' | 'new-customer' | 'unwanted';

async function arrive(page: Page, persona: Persona, query = '', hash = '') {
  const sandbox = sandboxOf(page);
  await sandbox.answersAtOnce();
  await page.goto(`${document}?persona=${persona}${query}${hash}`);
  return sandbox;
}

const question = (page: Page, name: string) => page.getByRole('radiogroup', { name });
const answer = (page: Page, name: string, option: string) =>
  question(page, name).getByRole('radio', { name: option, exact: true }).check();
const goOn = (page: Page) => page.getByRole('button', { name: 'Gå videre' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function answerAll(page: Page) {
  await answer(page, claims, '0–3 skader');
  await answer(page, debt, 'Nei');
  await answer(page, cancelled, 'Nei');
}

const isAt = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);

async function chooseBank(page: Page, text: string, name: string) {
  await page.getByRole('combobox', { name: 'Velg bank' }).fill(text);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Neste' }).click();
}

test.describe('the way through', () => {
  test('a customer without a bank number answers three questions and goes on to buy (A2.41, A3.12)', async ({
    page,
  }) => {
    const sandbox = await arrive(page, 'new-customer');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/egenerklaring');
    await answer(page, claims, '4 skader eller flere');
    await answer(page, debt, 'Nei');
    await answer(page, cancelled, 'Ja');
    await goOn(page).click();
    await isAt(page, buy);
    expect(await sandbox.arrived('submitSelfDeclaration')).toEqual([
      { skadesaker: true, betalingsanmerkninger: false, oppsagtAvAndre: true },
    ]);
  });

  test('a customer with a bank number chooses a bank first, and it is sent along (A2.41, A2.42)', async ({
    page,
  }) => {
    const sandbox = await arrive(page, 'private-one');
    await expect(heading(page, 'Velg lokalbank')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/bankvelger');
    await chooseBank(page, 'kystfylket', 'Sparebanken Kystfylket');
    await answerAll(page);
    await goOn(page).click();
    await isAt(page, buy);
    expect(await sandbox.arrived('submitSelfDeclaration')).toEqual([
      {
        skadesaker: false,
        betalingsanmerkninger: false,
        oppsagtAvAndre: false,
        bankForholdRegnr: { value: '0820' },
      },
    ]);
  });

  test('with the keyboard alone', async ({ page }) => {
    await arrive(page, 'private-one');
    const bank = page.getByRole('combobox', { name: 'Velg bank' });
    await expect(heading(page, 'Velg lokalbank')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bank).toBeFocused();
    await page.keyboard.type('sol');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(bank).not.toHaveValue('sol');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Velkommen til oss!')).toBeFocused();
    for (const key of ['Tab', 'Space', 'Tab', 'ArrowDown', 'Tab', 'ArrowDown', 'Tab', 'Enter']) {
      await page.keyboard.press(key);
    }
    await isAt(page, buy);
  });

  test('"Avbryt" leads to the overview, from either step', async ({ page }) => {
    await arrive(page, 'private-one');
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await isAt(page, overview);
    await arrive(page, 'new-customer');
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await isAt(page, overview);
  });
});

test.describe('the bank chooser', () => {
  test('without a bank it says so at the field, and the field gets focus (A5.2)', async ({ page }) => {
    await arrive(page, 'private-one');
    await page.getByRole('button', { name: 'Neste' }).click();
    const bank = page.getByRole('combobox', { name: 'Velg bank' });
    await expect(bank).toHaveAccessibleDescription(/Du må velge en bank for å fortsette/);
    await expect(bank).toBeFocused();
    await page.getByRole('button', { name: 'Neste' }).focus();
    await page.keyboard.press('Enter');
    await expect(bank).toBeFocused();
    await bank.fill('sparebanken skogheim');
    await bank.press('Tab');
    await page.getByRole('button', { name: 'Neste' }).click();
    await expect(page.getByText('Banken din: Sparebanken Skogheim')).toBeVisible();
  });

  test('offers at least 80 banks, and those that hold what is typed', async ({ page }) => {
    await arrive(page, 'private-one');
    const bank = page.getByRole('combobox', { name: 'Velg bank' });
    await expect(bank).toHaveAttribute('placeholder', 'Finn din bank...');
    await bank.click();
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThanOrEqual(80);
    await bank.fill('HAVGLØTT');
    await expect(page.getByRole('option')).toHaveText(['Sparebanken Havgløtt']);
    await bank.fill('finnes ikke');
    await expect(page.getByText('Ingen treff')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('a press outside closes the list', async ({ page }) => {
    await arrive(page, 'private-one');
    await page.getByRole('combobox', { name: 'Velg bank' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await heading(page, 'Velg lokalbank').click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('banks that do not come give an error with its code, and a retry brings them (A8.14, A8.15)', async ({
    page,
  }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'listBanks', status: 500, times: 1 });
    await arrive(page, 'private-one');
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Vi fikk ikke hentet bankene. Prøv igjen senere.' }),
    ).toBeVisible();
    await expect(page.getByText(/Feilkode: \S{8,}/)).toBeVisible();
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(heading(page, 'Velg lokalbank')).toBeFocused();
    await chooseBank(page, 'innfjord', 'Sparebanken Innfjord');
    await expect(heading(page, 'Velkommen til oss!')).toBeFocused();
    expect(await sandbox.arrived('listBanks')).toHaveLength(2);
  });

  test('banks that do not come can be given up', async ({ page }) => {
    await sandboxOf(page).fails({ operation: 'listBanks', status: 500 });
    await arrive(page, 'private-one');
    await page.getByRole('button', { name: 'Gå tilbake' }).click();
    await isAt(page, overview);
  });
});

test.describe('the questions', () => {
  const fields = [
    { name: claims, option: '0–3 skader' },
    { name: debt, option: 'Ja' },
    { name: cancelled, option: 'Nei' },
  ];

  for (const left of fields) {
    test(`"${left.name}" cannot be left out (A5.3)`, async ({ page }) => {
      const sandbox = await arrive(page, 'new-customer');
      for (const { name, option } of fields) if (name !== left.name) await answer(page, name, option);
      await goOn(page).click();
      await expect(page.getByText(missing)).toHaveCount(1);
      await expect(question(page, left.name).getByText(missing)).toBeVisible();
      await expect(question(page, left.name).getByRole('radio').first()).toBeFocused();
      await answer(page, left.name, left.option);
      await expect(page.getByText(missing)).toHaveCount(0);
      expect(await sandbox.arrived('submitSelfDeclaration')).toEqual([]);
    });
  }

  test('left out together, each says so, focus is on the first, and each clears by itself', async ({
    page,
  }) => {
    await arrive(page, 'new-customer');
    await goOn(page).click();
    for (const { name } of fields) await expect(question(page, name).getByText(missing)).toBeVisible();
    await expect(question(page, claims).getByRole('radio').first()).toBeFocused();
    await answer(page, debt, 'Ja');
    await expect(page.getByText(missing)).toHaveCount(2);
    await expect(question(page, debt).getByText(missing)).toHaveCount(0);
    await goOn(page).click();
    await expect(question(page, claims).getByRole('radio').first()).toBeFocused();
  });
});

test.describe('what the insurer answers', () => {
  test('an unwanted customer is told so, with a phone and a way to the overview (A8.11)', async ({
    page,
  }) => {
    await arrive(page, 'unwanted');
    await answerAll(page);
    await goOn(page).click();
    await expect(heading(page, 'Vi beklager')).toBeFocused();
    await expect(
      page.getByText(
        'På bakgrunn av svarene du har gitt, kan du dessverre ikke kjøpe forsikringer digitalt hos oss.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: '21 00 00 00' })).toHaveAttribute('href', 'tel:21000000');
    await page.getByRole('link', { name: 'Gå til oversikt' }).click();
    await isAt(page, overview);
  });

  for (const [what, status] of [
    ['an empty result', 204],
    ['a 500', 500],
  ] as const) {
    test(`${what} is a failure; the answers stand and can be sent again (A4.11, A8.12)`, async ({ page }) => {
      const sandbox = await arrive(page, 'new-customer');
      await sandbox.fails({ operation: 'submitSelfDeclaration', status, times: 1 });
      await answerAll(page);
      await goOn(page).click();
      await expect(page.getByRole('heading', { name: 'Noe gikk galt!' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        'Vi fikk ikke kontakt med alle systemene våre. Prøv igjen senere ved å logge inn på nytt, eller ring oss på 21 00 00 00.',
      );
      await expect(page.getByRole('status').filter({ hasText: 'Noe gikk galt!' })).toHaveCount(1);
      await expect(question(page, claims).getByRole('radio', { name: '0–3 skader' })).toBeChecked();
      await goOn(page).click();
      await isAt(page, buy);
    });
  }

  test('no answer at all is told apart from a no, and can be sent again', async ({ page }) => {
    await arrive(page, 'new-customer');
    await page.route('**/rest/egenerklaring', (route) => route.abort('failed'), { times: 1 });
    await answerAll(page);
    await goOn(page).click();
    await expect(page.getByRole('heading', { name: 'Vi fikk ikke svar' })).toBeVisible();
    await goOn(page).click();
    await isAt(page, buy);
  });

  test('a 400 with a retry header is repeated once, with the fresh token (A7.22)', async ({
    page,
    context,
  }) => {
    const sandbox = await arrive(page, 'new-customer');
    await answerAll(page);
    await context.clearCookies({ name: 'egenerklaring' });
    await goOn(page).click();
    await isAt(page, buy);
    expect(await sandbox.arrived('submitSelfDeclaration')).toHaveLength(2);
  });

  test('a slow answer shows a spinner on the button, and a second press sends nothing more', async ({
    page,
  }) => {
    const sandbox = await arrive(page, 'new-customer');
    await sandbox.holds('submitSelfDeclaration');
    await answerAll(page);
    await goOn(page).dblclick();
    const busy = page.getByRole('button', { name: 'Venter…' });
    await expect(busy.locator('svg')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Vent Litt' })).toHaveCount(1);
    await busy.click();
    await expect.poll(() => sandbox.arrived('submitSelfDeclaration')).toHaveLength(1);
    await sandbox.releases('submitSelfDeclaration');
    await isAt(page, buy);
    expect(await sandbox.arrived('submitSelfDeclaration')).toHaveLength(1);
  });

  test('a customer record that does not come gives an error card, and a retry goes on', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'getDamageCustomer', status: 500, code: 'INS00002_NIGHT', times: 1 });
    await arrive(page, 'private-one');
    await expect(heading(page, 'Vedlikehold')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gå tilbake' })).toHaveAttribute('href', overview);
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(heading(page, 'Velg lokalbank')).toBeFocused();
    expect(await sandbox.arrived('getDamageCustomer')).toHaveLength(2);
  });

  test('FOR4870001 is asked again by itself, once (A8.7)', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'getDamageCustomer', status: 500, code: 'FOR4870001', times: 1 });
    await arrive(page, 'new-customer');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    expect(await sandbox.arrived('getDamageCustomer')).toHaveLength(2);
  });
});

test.describe('redirect_url', () => {
  const forbidden = {
    'another host': 'https://evil.example/',
    'a script': 'javascript:alert(document.domain)',
    'two slashes': '//evil.example/',
    'a backslash': '/\\evil.example/',
    'two backslashes': '\\\\evil.example/',
    'a host before an at': 'https://kunde.forsikring.example@evil.example/',
    'http on a listed host': 'http://kunde.forsikring.example/',
  };

  for (const [what, address] of Object.entries(forbidden)) {
    test(`to ${what} goes to the buy page instead`, async ({ page }) => {
      await arrive(page, 'new-customer', `&redirect_url=${encodeURIComponent(address)}`);
      await answerAll(page);
      await goOn(page).click();
      await isAt(page, buy);
    });
  }

  test('to a page of this site goes there, whether before or after the #', async ({ page }) => {
    await arrive(page, 'new-customer', `&redirect_url=${encodeURIComponent(`${buy}/reise?fra=bank`)}`);
    await answerAll(page);
    await goOn(page).click();
    await isAt(page, `${buy}/reise`);
    await arrive(page, 'new-customer', '', `#/?redirect_url=${encodeURIComponent(`${buy}/bil`)}`);
    await answerAll(page);
    await goOn(page).click();
    await isAt(page, `${buy}/bil`);
  });

  test('to a listed host over https goes there', async ({ page }) => {
    const address = 'https://kunde.forsikring.example/pm/kjop';
    await page.route(address, (route) => route.fulfill({ body: 'kjøp' }));
    await arrive(page, 'new-customer', `&redirect_url=${encodeURIComponent(address)}`);
    await answerAll(page);
    await goOn(page).click();
    await expect.poll(() => page.url()).toBe(address);
  });
});

test.describe('back, forward and reload', () => {
  test('back leads to the bank chooser with the bank still chosen, forward to the questions with the answers', async ({
    page,
  }) => {
    await arrive(page, 'private-one');
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await answer(page, debt, 'Nei');
    await page.goBack();
    await expect(heading(page, 'Velg lokalbank')).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Velg bank' })).toHaveValue('Sparebanken Viddene');
    await page.goForward();
    await expect(heading(page, 'Velkommen til oss!')).toBeFocused();
    await expect(question(page, debt).getByRole('radio', { name: 'Nei' })).toBeChecked();
  });

  test('back from "Vi beklager" leads to the bank chooser', async ({ page }) => {
    await arrive(page, 'private-one');
    await page.route('**/rest/egenerklaring', (route) => route.fulfill({ json: { resultat: 'UONSKET' } }));
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await answerAll(page);
    await goOn(page).click();
    await expect(heading(page, 'Vi beklager')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Velg lokalbank')).toBeFocused();
  });

  test('back while the answers are on their way changes nothing', async ({ page }) => {
    const sandbox = await arrive(page, 'private-one');
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await sandbox.holds('submitSelfDeclaration');
    await sandbox.fails({ operation: 'submitSelfDeclaration', status: 500, times: 1 });
    await answerAll(page);
    await goOn(page).click();
    await expect.poll(() => sandbox.arrived('submitSelfDeclaration')).toHaveLength(1);
    await page.evaluate(() => window.history.back());
    await expect.poll(() => new URL(page.url()).hash).toBe('#/egenerklaring');
    await sandbox.releases('submitSelfDeclaration');
    await expect(page.getByRole('heading', { name: 'Noe gikk galt!' })).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Velg lokalbank')).toBeVisible();
  });

  test('back from the first step leaves the flow', async ({ page }) => {
    await page.goto(overview);
    await arrive(page, 'new-customer');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    await page.goBack();
    await isAt(page, overview);
  });

  test('a reload at the questions asks for the bank again, which it has forgotten', async ({ page }) => {
    await arrive(page, 'private-one');
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Velg lokalbank')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/bankvelger');
  });

  test('an address that the customer has no business at leads where the record says', async ({ page }) => {
    await arrive(page, 'new-customer', '', '#/bankvelger');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/egenerklaring');
    await page.evaluate(() => {
      window.location.hash = '/bankvelger';
    });
    await expect.poll(() => new URL(page.url()).hash).toBe('#/egenerklaring');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
  });

  test('an unknown address leads to the start', async ({ page }) => {
    await arrive(page, 'new-customer', '', '#/finnes/ikke');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
  });

  test('the query after the # stays in the address, so that a reload still knows where to go', async ({
    page,
  }) => {
    await arrive(page, 'new-customer', '', `#/?redirect_url=${encodeURIComponent(`${buy}/bil`)}`);
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    await page.reload();
    await answerAll(page);
    await goOn(page).click();
    await isAt(page, `${buy}/bil`);
  });
});
