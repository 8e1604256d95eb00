import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { announcements, portalAs } from '#test/journeys/portal.ts';
import { todayOnScreen } from '#test/support/today.ts';

/** The sandbox's consents: one is answered with yes, one with no, and one is unanswered. */
const advice = 'Tilbud og råd';
const sharing = 'Deling med banken';
const surveys = 'Kundeundersøkelser';

const notLoaded = 'Beklager noe gikk galt. Vennligst prøv igjen senere.';
const notSaved = 'Beklager noe gikk galt, vi fikk ikke oppdatert samtykket. Vennligst prøv igjen senere.';

function portal(persona: PersonaId = 'private-one') {
  const page = portalAs(persona);
  return { ...page, person: page.person('consents'), openSettings: () => page.open('#/innstillinger') };
}

async function openConsents(persona?: PersonaId) {
  const page = portal(persona);
  await page.openSettings();
  await page.person.expectChosen(advice, 'Ja');
  return page;
}

/** The element with the title, the answers and the messages of a consent. */
function consentElement(title: string): HTMLElement {
  const legend = screen.getByText((_, element) => element?.textContent === title, { selector: 'legend' });
  const consent = legend.closest<HTMLElement>('.consent');
  if (!consent) throw new Error(`${title} is no consent`);
  return consent;
}

const expectTexts = (title: string, ...texts: readonly (string | RegExp)[]) =>
  waitFor(() => {
    for (const text of texts) expect(consentElement(title).textContent).toMatch(text);
  });

const expectNoTexts = (title: string, ...texts: readonly string[]) =>
  waitFor(() => {
    for (const text of texts) expect(consentElement(title).textContent).not.toContain(text);
  });

const option = (title: string, name: 'Ja' | 'Nei') =>
  within(consentElement(title)).getByRole('radio', { name });

describe('answering', () => {
  test('each consent shows its texts, its answer and the date of the answer (B3.36, B3.37)', async () => {
    const { person } = await openConsents();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(3);
    await expectTexts(advice, 'Vi kan sende deg tilbud og råd om forsikring.', /Besvart \d\d\.\d\d\.\d{4}/);
    await expectNoTexts(advice, 'Du får ikke tilbud og råd fra oss.');
    await person.expectChosen(sharing, 'Nei');
    await expectTexts(sharing, 'Banken din kan ikke se forsikringene dine.', /Besvart \d\d\.\d\d\.\d{4}/);
    await person.expectChosen(surveys, null);
    await expectTexts(surveys, 'Ikke besvart');
    await expectNoTexts(surveys, 'Vi spør deg ikke');
  });

  test('an answer is shown and sent at once, and is still shown after a reload (B4.27, B7.28)', async () => {
    const page = await openConsents();
    const { person } = page;
    page.holds('updateConsent');
    await person.choose(advice, 'Nei');
    await expectTexts(advice, 'Du får ikke tilbud og råd fra oss.', 'Lagrer …');
    await expectNoTexts(advice, 'Besvart');
    await waitFor(() => expect(announcements('Lagrer …')).toHaveLength(1));
    expect(page.asksBeforeClosing()).toBe(true);
    page.releases('updateConsent');
    const today = todayOnScreen();
    await expectTexts(advice, `Lagret. Besvart ${today}`);
    await waitFor(() => expect(announcements('Lagret.')).toHaveLength(1));
    await expectNoTexts(advice, 'Lagrer …');
    expect(page.asksBeforeClosing()).toBe(false);
    expect(page.arrived('updateConsent')).toEqual([{ samtykkeId: 'tilbud', answer: false }]);
    await page.openSettings();
    await person.expectChosen(advice, 'Nei');
    await expectTexts(advice, `Besvart ${today}`);
  });

  test('choosing the same answer again sends nothing', async () => {
    const page = await openConsents();
    await page.person.choose(advice, 'Ja');
    await userEvent.dblClick(option(surveys, 'Ja'));
    await expectTexts(surveys, 'Besvart');
    expect(page.arrived('updateConsent')).toEqual([{ samtykkeId: 'undersokelser', answer: true }]);
  });
});

describe('a failure', () => {
  test('restores the previous answer, and shows an error at that consent (B4.27, B8.36)', async () => {
    const page = await openConsents();
    page.fails({ operation: 'updateConsent', status: 500, times: 1 });
    await page.person.choose(advice, 'Nei');
    await expectTexts(advice, notSaved, /Feilkode: \S{3,}/, 'Besvart');
    await waitFor(() => expect(announcements(notSaved)).toHaveLength(1));
    await page.person.expectChosen(advice, 'Ja');
    for (const title of [sharing, surveys]) await expectNoTexts(title, notSaved);
    await page.openSettings();
    await page.person.expectChosen(advice, 'Ja');
  });

  test('is announced again when it happens again', async () => {
    const page = await openConsents();
    page.fails({ operation: 'updateConsent', status: 500 });
    const expectAnnounced = (times: number) =>
      waitFor(() => expect(announcements(notSaved)).toHaveLength(times));
    await page.person.choose(advice, 'Nei');
    await expectAnnounced(1);
    page.holds('updateConsent');
    await page.person.choose(advice, 'Nei');
    await expectAnnounced(0);
    page.releases('updateConsent');
    await expectAnnounced(1);
  });

  test('leaves an unanswered consent unanswered', async () => {
    const page = await openConsents();
    page.fails({ operation: 'updateConsent', status: 500, times: 1 });
    await page.person.choose(surveys, 'Nei');
    await expectTexts(surveys, notSaved);
    await page.person.expectChosen(surveys, null);
  });

  test('can be retried, and its message disappears when the answer is saved', async () => {
    const page = await openConsents();
    page.fails({ operation: 'updateConsent', status: 500, times: 1 });
    await page.person.choose(advice, 'Nei');
    await expectTexts(advice, notSaved);
    await page.person.choose(surveys, 'Ja');
    await expectTexts(surveys, 'Besvart');
    await expectTexts(advice, notSaved);
    await userEvent.click(within(consentElement(advice)).getByRole('button', { name: 'Prøv igjen' }));
    await expectTexts(advice, 'Lagret.');
    await expectNoTexts(advice, notSaved);
    await page.person.expectChosen(advice, 'Nei');
    expect(document.activeElement, 'focus moves from the removed button to the answer').toBe(
      option(advice, 'Nei'),
    );
    expect(page.arrived('updateConsent')).toEqual([
      { samtykkeId: 'tilbud', answer: false },
      { samtykkeId: 'undersokelser', answer: true },
      { samtykkeId: 'tilbud', answer: false },
    ]);
  });

  test('shows an unknown outcome when there is no response', async () => {
    const page = await openConsents();
    page.replaces('PUT /rest/samtykke', 'lost');
    await page.person.choose(advice, 'Nei');
    await expectTexts(
      advice,
      'Vi fikk ikke svar',
      'Vi vet ikke om svaret ditt kom fram. Sjekk nettforbindelsen, og last siden på nytt for å se hva som er lagret.',
    );
    await expectNoTexts(advice, notSaved);
    await page.person.expectChosen(advice, 'Ja');
    page.replaces('PUT /rest/samtykke');
    await page.person.choose(advice, 'Nei');
    await expectTexts(advice, 'Besvart');
    await expectNoTexts(advice, 'Vi fikk ikke svar');
  });

  test('shows the text of a lost session, and restores the previous answer (A8.8)', async () => {
    const page = await openConsents();
    page.fails({ operation: 'updateConsent', status: 401 });
    await page.person.choose(advice, 'Nei');
    await expectTexts(advice, 'Du er ikke logget inn', 'Du må være logget inn for å bruke denne tjenesten.');
    await page.person.expectChosen(advice, 'Ja');
  });
});

describe('several answers', () => {
  test('the last of two quick changes is shown and saved (B4.27)', async () => {
    const page = await openConsents();
    page.holds('updateConsent');
    await page.person.choose(advice, 'Nei');
    await waitFor(() => expect(page.arrived('updateConsent')).toHaveLength(1));
    await page.person.choose(advice, 'Ja');
    expect(page.arrived('updateConsent')).toHaveLength(1);
    page.releases('updateConsent');
    await expectTexts(advice, 'Besvart');
    await page.person.expectChosen(advice, 'Ja');
    expect(page.arrived('updateConsent')).toEqual([
      { samtykkeId: 'tilbud', answer: false },
      { samtykkeId: 'tilbud', answer: true },
    ]);
    await page.openSettings();
    await page.person.expectChosen(advice, 'Ja');
  });

  test('only the last queued answer to each consent is sent', async () => {
    const page = await openConsents();
    page.holds('updateConsent');
    await page.person.choose(advice, 'Nei');
    await page.person.choose(surveys, 'Ja');
    await page.person.choose(surveys, 'Nei');
    await page.person.choose(sharing, 'Ja');
    for (const title of [advice, surveys, sharing]) await expectTexts(title, 'Lagrer …');
    page.releases('updateConsent');
    for (const title of [advice, surveys, sharing]) await expectTexts(title, /Besvart \d/);
    expect(page.arrived('updateConsent')).toEqual([
      { samtykkeId: 'tilbud', answer: false },
      { samtykkeId: 'undersokelser', answer: false },
      { samtykkeId: 'bank', answer: true },
    ]);
    await page.openSettings();
    await page.person.expectChosen(advice, 'Nei');
    await page.person.expectChosen(surveys, 'Nei');
    await page.person.expectChosen(sharing, 'Ja');
  });

  test('a failure is not shown while a later answer to the same consent is queued, and that answer is sent', async () => {
    const page = await openConsents();
    page.holds('updateConsent');
    page.fails({ operation: 'updateConsent', status: 500, times: 1 });
    await page.person.choose(surveys, 'Ja');
    await waitFor(() => expect(page.arrived('updateConsent')).toHaveLength(1));
    await page.person.choose(surveys, 'Nei');
    page.releases('updateConsent');
    await expectTexts(surveys, 'Besvart');
    await expectNoTexts(surveys, notSaved);
    expect(page.arrived('updateConsent')).toEqual([
      { samtykkeId: 'undersokelser', answer: true },
      { samtykkeId: 'undersokelser', answer: false },
    ]);
    await page.openSettings();
    await page.person.expectChosen(surveys, 'Nei');
  });

  test('a failed answer does not affect queued answers to other consents', async () => {
    const page = await openConsents();
    page.holds('updateConsent');
    page.fails({ operation: 'updateConsent', status: 500, times: 1 });
    await page.person.choose(advice, 'Nei');
    await waitFor(() => expect(page.arrived('updateConsent')).toHaveLength(1));
    await page.person.choose(sharing, 'Ja');
    page.releases('updateConsent');
    await expectTexts(advice, notSaved);
    await page.person.expectChosen(advice, 'Ja');
    await expectTexts(sharing, 'Besvart');
    await expectNoTexts(sharing, notSaved);
    await page.person.expectChosen(sharing, 'Ja');
  });

  test('the texts of a consent can be opened while an answer is saved, and saving continues', async () => {
    const page = await openConsents();
    page.holds('updateConsent');
    await page.person.choose(advice, 'Nei');
    await page.person.press(`Les mer om ${advice}`);
    await page.person.expectDialog(advice);
    page.releases('updateConsent');
    await expectTexts(advice, 'Besvart');
    await page.person.expectDialog(advice);
    await page.person.press('Lukk');
    await page.person.expectDialog(null);
    await page.person.expectChosen(advice, 'Nei');
  });
});

describe('the card of the consents', () => {
  const isShownTo: Partial<Record<PersonaId, boolean>> = {
    'private-one': true,
    'private-rich': true,
    'private-empty': true,
    'new-customer': true,
    partner: false,
    'other-bank': false,
  };

  test.each(
    Object.entries(isShownTo).map(
      ([persona, isShown]) =>
        [
          isShown ? 'is shown' : 'is not shown',
          persona as PersonaId,
          personas[persona as PersonaId].bankregnr,
          isShown,
        ] as const,
    ),
  )('%s to %s, a customer of bank %s (B2.99, B6.13)', async (_, persona, __, isShown) => {
    const page = portal(persona);
    await page.openSettings();
    if (isShown) return page.person.expectChosen(advice, 'Ja');
    // The bank is loaded.
    await waitFor(() => expect(document.querySelector('[data-flow=reservations]')).not.toBeNull());
    expect(document.body.textContent).not.toContain('Samtykke');
    expect(page.arrived('listConsents')).toEqual([]);
  });

  test('is shown to a customer of bank 3910 (B6.13)', async () => {
    const page = portal('partner');
    const body = { name: 'Sparebanken Solsida', bankregnr: '3910' };
    page.replaces('GET /rest/bankinfo', { status: 200, body });
    await page.openSettings();
    await page.person.sees('Samtykke');
    await page.person.expectChosen(advice, 'Ja');
  });

  test('shows an error code when the consents fail to load, and a retry loads only the consents again (B8.36)', async () => {
    const page = portal();
    page.fails({ operation: 'listConsents', status: 500, times: 1 });
    await page.openSettings();
    await page.person.sees('Samtykke', notLoaded);
    const card = document.querySelector('[data-flow=consents]');
    expect(card?.textContent).toMatch(/Feilkode: \S{3,}/);
    await page.person.press('Prøv igjen');
    await page.person.expectChosen(advice, 'Ja');
    await page.person.seesNot(notLoaded);
    expect(page.arrived('listConsents')).toHaveLength(2);
    expect(page.arrived('getBankInfo')).toHaveLength(1);
  });

  test('shows the text of a lost session, without a retry (A8.8)', async () => {
    const page = portal();
    page.fails({ operation: 'listConsents', status: 401 });
    await page.openSettings();
    await page.person.sees('Du må være logget inn for å bruke denne tjenesten.', 'Samtykke');
    await page.person.seesNot('Prøv igjen');
  });

  test('shows a spinner while the consents load', async () => {
    const page = portal();
    page.holds('listConsents');
    await page.openSettings();
    await page.person.sees('Samtykke', 'Vent Litt');
    page.releases('listConsents');
    await page.person.expectChosen(advice, 'Ja');
  });
});
