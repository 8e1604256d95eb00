import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { announcements } from '#test/journeys/portal.ts';
import { todayOnScreen } from '#test/support/today.ts';
import {
  advice,
  expectNoTexts,
  expectTexts,
  notSaved,
  openConsents,
  option,
  sharing,
  surveys,
} from './consents-page.ts';

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

  test('the texts of a consent are in a dialog, which a consent without texts does not have (B3.36)', async () => {
    const { person } = await openConsents();
    await person.press(`Les mer om ${sharing}`);
    await person.expectDialog(sharing);
    await person.sees('Banken bruker opplysningene når den gir deg råd om økonomien din.');
    await person.seesNot('Vi bruker opplysninger om forsikringene dine for å gi deg råd som passer.');
    await person.press('Lukk');
    await person.expectDialog(null);
    await person.seesNot(`Les mer om ${surveys}`);
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
    for (const title of [sharing, surveys]) await expectNoTexts(title, 'Lagret.');
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
