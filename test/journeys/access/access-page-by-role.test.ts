import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { portalAs, reads } from '#test/journeys/portal.ts';

const company = 'Fjordglimt Snekkeri AS';
const mayNotChangeText = `Du kan ikke gi eller slette tilganger. Kontakt en administrator i ${company}.`;
const noAccessHeading = 'Du har ikke tilgang til forsikring';

const visitors = [
  { persona: 'business-admin', isListShown: true, message: null },
  { persona: 'business-user', isListShown: true, message: mayNotChangeText },
  { persona: 'business-reader', isListShown: true, message: mayNotChangeText },
  // The page of business-no-role names an administrator; the page of private-one names nobody.
  { persona: 'business-no-role', isListShown: false, message: 'Du kan også ringe oss på +47 21 00 00 00.' },
  { persona: 'private-one', isListShown: false, message: 'Ring oss på +47 21 00 00 00, så hjelper vi deg.' },
] as const;

const buttons = (name: string) => screen.queryAllByRole('button', { name });
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe.each(visitors)('$persona', ({ persona, isListShown, message }) => {
  const mayChange = message === null;

  test(`${isListShown ? 'sees the list (B2.4)' : 'sees the no-access page (B8.16)'}, and ${mayChange ? 'can' : 'cannot'} change the list (B6.8)`, async () => {
    const page = portalAs(persona);
    await page.open('#/bm/tilganger');
    await page.person().expectHeading(isListShown ? 'Tilganger' : noAccessHeading);
    if (isListShown) expect(rows()).toContainEqual(expect.stringMatching(/^Liv Moen.*Bruker/));
    else {
      expect(rows()).toEqual([]);
      expect(screen.queryAllByRole('link', { name: 'Tilbake til oversikten' })).toHaveLength(1);
    }
    expect(buttons('Gi ny tilgang')).toHaveLength(mayChange ? 1 : 0);
    expect(buttons('Slett tilgangen til Liv Moen')).toHaveLength(mayChange ? 1 : 0);
  });

  test(`gets ${mayChange ? 'the form' : 'a message'} at the address of the form (C1.8)`, async () => {
    const page = portalAs(persona);
    await page.open('#/bm/tilganger/ny');
    if (mayChange) return page.person().expectHeading('Gi tilgang');
    await reads(message);
    if (isListShown) expect(screen.getAllByRole('heading', { name: `Advarsel: ${message}` })).toHaveLength(1);
    await page.person().expectDialog(null);
    await waitFor(() => expect(window.location.hash).toBe('#/bm/tilganger'));
  });
});

test('visitors without a role read the name of an administrator (A2.33)', async () => {
  const page = portalAs('business-no-role');
  await page.open('#/bm/tilganger');
  await reads('Gunnar Lien kan gi deg tilgang.');
});

test('the list is sorted by role, and offers no deletion for persons from the register (B2.90, B6.4)', async () => {
  const page = portalAs('business-admin');
  await page.open('#/bm/tilganger');
  await page.person().expectHeading('Tilganger');
  expect(rows()).toEqual([
    expect.stringMatching(/^Astrid Nes \(deg\)Administrator/),
    expect.stringMatching(/^Gunnar LienAdministrator · Fra Foretaksregisteret$/),
    expect.stringMatching(/^Liv MoenBruker/),
    expect.stringMatching(/^Per StrandLesetilgang/),
  ]);
  expect(buttons('Slett tilgangen til Gunnar Lien')).toEqual([]);
});

test('the page explains the roles (B2.92)', async () => {
  const page = portalAs('business-reader');
  await page.open('#/bm/tilganger');
  const opener = await screen.findByRole('button', { name: /Hva betyr de ulike rollene/ });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await reads('Kan se forsikringer, dokumenter og hvem som har tilgang.');
});

test('a visitor who is not logged in reads that a login is needed', async () => {
  const page = portalAs('logged-out');
  await page.open('#/bm/tilganger');
  await reads('Du må være logget inn for å bruke denne tjenesten.');
});
