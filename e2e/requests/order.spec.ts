import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';
import type { PersonaId } from '#sandbox/personas.ts';

const arrive = (page: Page, persona: PersonaId) => visitAs(page, persona, `${main}#/bm/bestille`);
const message = (page: Page) => page.getByRole('textbox', { name: 'Melding' });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Mobilnummer' });
const email = (page: Page) => page.getByRole('textbox', { name: 'E-post' });
const send = (page: Page) => page.getByRole('button', { name: 'Kontakt meg' });

async function fillIn(page: Page) {
  await message(page).fill(' Vi har fått ny varebil.\nDen er grå. ');
  await phone(page).fill('+47 912 34 567');
  await email(page).fill('astrid@snekkeri.example');
}

for (const persona of ['business-admin', 'business-user'] as const) {
  test(`${persona} orders new insurance (B1.12, B2.5, B2.88, B3.57, B6.6, B7.13)`, async ({ page }) => {
    const sandbox = await arrive(page, persona);
    await expect(heading(page, 'Bestill ny forsikring')).toBeVisible();
    await fillIn(page);
    await send(page).click();
    await expect(heading(page, 'Bestillingen er sendt til behandling')).toBeFocused();
    await expect(page.getByText('Vi tar kontakt med deg så snart vi kan.').first()).toBeVisible();
    expect(await sandbox.arrived('orderPolicy')).toEqual([
      {
        melding: 'Vi har fått ny varebil.\nDen er grå.',
        telefonnummer: '+4791234567',
        epost: 'astrid@snekkeri.example',
      },
    ]);
    await page.getByRole('link', { name: 'Tilbake til oversikten' }).click();
    await expect.poll(() => new URL(page.url()).hash).not.toContain('bestille');
  });
}

test('each field that is empty or wrong says so, and the first gets focus (B5.15, B5.16, B5.17)', async ({
  page,
}) => {
  const sandbox = await arrive(page, 'business-admin');
  await send(page).click();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveAccessibleDescription(/Vennligst fyll inn din melding her/);
  await expect(phone(page)).toHaveAccessibleDescription(/Vennligst fyll inn mobilnummeret ditt her/);
  await expect(email(page)).toHaveAccessibleDescription(/Vennligst fyll inn e-postadressen din her/);
  await expect(message(page)).toHaveAccessibleDescription(/Ikke skriv personopplysninger i meldingen\./);
  await message(page).fill('Ny varebil');
  await phone(page).fill('21000000');
  await email(page).fill('astrid');
  await send(page).click();
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveAccessibleDescription(/Du må oppgi et gyldig mobiltelefonnummer/);
  await expect(email(page)).toHaveAccessibleDescription(/E-postadressen er ugyldig/);
  await expect(message(page)).not.toHaveAccessibleDescription(/Vennligst/);
  expect(await sandbox.arrived('orderPolicy')).toEqual([]);
});

for (const { persona, organisation } of [
  { persona: 'business-reader', organisation: 'Fjordglimt Snekkeri AS' },
  { persona: 'business-no-role', organisation: 'bedriften' },
  { persona: 'private-one', organisation: 'bedriften' },
] as const) {
  test(`${persona} reads whom to contact, also by the address (B2.89, B6.6)`, async ({ page }) => {
    await arrive(page, persona);
    const sentence = `Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i ${organisation}.`;
    await expect(page.getByRole('paragraph').filter({ hasText: sentence })).toBeVisible();
    await expect(send(page)).toHaveCount(0);
  });
}

test('what is typed stands when it cannot be sent, and is sent again by the keyboard alone (B8.7)', async ({
  page,
}) => {
  const sandbox = await arrive(page, 'business-user');
  await sandbox.fails({ operation: 'orderPolicy', status: 500, times: 1 });
  await message(page).focus();
  for (const text of ['Ny varebil', '91234567', 'a@b.example']) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen').first(),
  ).toBeVisible();
  await expect(message(page)).toHaveValue('Ny varebil');
  await expect(phone(page)).toHaveValue('91234567');
  await expect(email(page)).toHaveValue('a@b.example');
  await send(page).press('Enter');
  await expect(heading(page, 'Bestillingen er sendt til behandling')).toBeVisible();
});
