import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { announcements } from '#test/journeys/portal.ts';
import {
  advice,
  consentElement,
  expectNoTexts,
  expectTexts,
  notSaved,
  openConsents,
  option,
  sharing,
  surveys,
} from './consents-page.ts';

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
