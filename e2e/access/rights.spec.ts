import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { heading } from '#e2e/support/visits.ts';
import { arrive, company, deletion, openAdding, persons } from './administrator.ts';

const mayNotChange = `Du kan ikke gi eller slette tilganger. Kontakt en administrator i ${company}.`;
const roles = [
  { persona: 'business-admin', sees: true, deletes: true, refusal: null },
  { persona: 'business-user', sees: true, deletes: false, refusal: mayNotChange },
  { persona: 'business-reader', sees: true, deletes: false, refusal: mayNotChange },
  // With the name of an administrator, and without one.
  {
    persona: 'business-no-role',
    sees: false,
    deletes: false,
    refusal: 'Du kan også ringe oss på +47 21 00 00 00.',
  },
  {
    persona: 'private-one',
    sees: false,
    deletes: false,
    refusal: 'Ring oss på +47 21 00 00 00, så hjelper vi deg.',
  },
] as const;

for (const { persona, sees, deletes, refusal } of roles) {
  const adds = refusal === null;
  test.describe(persona, () => {
    test(`sees ${sees ? 'the list (B2.4)' : 'the no-access page (B8.16)'}, and ${adds ? 'can' : 'cannot'} change it (B6.8)`, async ({
      page,
    }) => {
      await arrive(page, persona);
      if (sees) {
        await expect(heading(page, 'Tilganger')).toBeVisible();
        await expect(persons(page).filter({ hasText: 'Liv Moen' })).toContainText('Bruker');
      } else {
        await expect(heading(page, 'Du har ikke tilgang til forsikring')).toBeVisible();
        await expect(persons(page)).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Tilbake til oversikten' })).toBeVisible();
      }
      await expect(openAdding(page)).toHaveCount(adds ? 1 : 0);
      await expect(deletion(page, 'Liv Moen')).toHaveCount(deletes ? 1 : 0);
    });

    test(`gets ${adds ? 'the form' : 'a message'} at the address of the form (C1.8)`, async ({ page }) => {
      await arrive(page, persona, '/bm/tilganger/ny');
      if (adds) {
        await expect(heading(page, 'Gi tilgang')).toBeVisible();
        return;
      }
      await expect(page.getByRole('main')).toContainText(refusal);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => new URL(page.url()).hash).toBe('#/bm/tilganger');
    });
  });
}

test('who has no role is told who can give one (A2.33)', async ({ page }) => {
  await arrive(page, 'business-no-role');
  await expect(page.getByRole('main')).toContainText('Gunnar Lien kan gi deg tilgang.');
});

test('lists people by role, and offers no deletion for those from the register (B2.90, B6.4)', async ({
  page,
}) => {
  await arrive(page, 'business-admin');
  await expect(persons(page)).toHaveText([
    /^Astrid Nes \(deg\)Administrator/,
    /^Gunnar LienAdministratorFra Foretaksregisteret$/,
    /^Liv MoenBruker/,
    /^Per StrandLesetilgang/,
  ]);
  await expect(deletion(page, 'Gunnar Lien')).toHaveCount(0);
});

test('explains the roles (B2.92)', async ({ page }) => {
  await arrive(page, 'business-reader');
  await page.getByRole('button', { name: /Hva betyr de ulike rollene/ }).click();
  await expect(page.getByText('Kan se forsikringer, dokumenter og hvem som har tilgang.')).toBeVisible();
});

test('nobody is logged in', async ({ page }) => {
  await arrive(page, 'logged-out');
  await expect(page.getByRole('main')).toContainText('Du må være logget inn for å bruke denne tjenesten.');
});
