import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { descriptionOf, fieldNamed } from '#test/journeys/fields.ts';
import {
  chooseActionAndInsurances,
  fillInReport,
  insurances,
  openPage,
  question,
  reportIn,
  yesNoQuestions,
} from './employee-report-page.ts';

describe('each empty field shows an error (B5.1)', () => {
  const alwaysRequired = {
    Navn: 'Du må fylle ut navn',
    Mobilnummer: 'Du må oppgi et gyldig mobiltelefonnummer',
    'E-post': 'E-postadressen er ugyldig',
  };

  test('before an action or an insurance is chosen (B5.2, B5.3, B5.9, B5.10)', async () => {
    const page = await openPage();
    await page.driver.press('Send');
    await page.shows('reporting.filling.rejected');
    const sentences = { ...alwaysRequired, [insurances]: 'Du må oppgi hvilke forsikringer det gjelder' };
    for (const [name, sentence] of Object.entries(sentences))
      expect(descriptionOf(fieldNamed(name))).toContain(sentence);
    expect(descriptionOf(fieldNamed(question))).toContain('Du må velge innmelding eller utmelding');
  });

  test('and a link to it when a report in is chosen, with the question where questions have the same sentence (B5.4, B5.6, B5.8, C4.19, C4.37, C5.5)', async () => {
    const page = await openPage();
    await chooseActionAndInsurances(page, 'Innmelding');
    await page.driver.press('Send');
    await page.shows('reporting.filling.rejected');
    const links = within(
      screen.getByRole('heading', { name: 'Se over disse feltene' }).parentElement ?? document.body,
    );
    const invalid = [...document.querySelectorAll('[aria-invalid=true]')];
    const pressed = links.getAllByRole('link').map((link) => {
      fireEvent.click(link);
      return { text: link.textContent, field: document.activeElement?.closest('[aria-invalid=true]') };
    });
    // The summary has ten links at most.
    expect(pressed.map(({ field }) => field?.id)).toEqual(invalid.slice(0, 10).map(({ id }) => id));
    const asked = pressed.filter(({ field }) => field?.tagName === 'FIELDSET').map(({ text }) => text);
    expect(asked).toEqual(yesNoQuestions.map(([question]) => question));
    for (const { text, field } of pressed) expect(field && descriptionOf(field)).toContain(text);
  });

  test('when a report out is chosen (B5.4, B5.5, C5.5)', async () => {
    const page = await openPage();
    await chooseActionAndInsurances(page, 'Utmelding');
    await page.driver.press('Send');
    const sentences = {
      ...alwaysRequired,
      Fødselsnummer: 'Du må oppgi et gyldig fødselsnummer',
      Yrke: 'Du må oppgi yrke',
      Adresse: 'Du må oppgi adresse',
      Postnummer: 'Du må oppgi et gyldig postnummer',
      Poststed: 'Du må oppgi poststed',
    };
    for (const [name, sentence] of Object.entries(sentences))
      expect(descriptionOf(fieldNamed(name))).toContain(sentence);
  });
});

test('a field that appears after a submit has no error before the next submit (C4.29, C5.5)', async () => {
  const page = await openPage();
  await page.driver.press('Send');
  await page.shows('reporting.filling.rejected');
  await chooseActionAndInsurances(page, 'Innmelding');
  const appeared = {
    Fødselsnummer: 'Du må oppgi et gyldig fødselsnummer',
    Yrke: 'Du må oppgi yrke',
    'Er den ansatte fast ansatt?': 'Du må svare på spørsmålet',
  };
  expect(descriptionOf(fieldNamed('Navn'))).toContain('Du må fylle ut navn');
  for (const [name, sentence] of Object.entries(appeared)) {
    expect(screen.queryAllByText(name)).toHaveLength(1);
    expect(descriptionOf(fieldNamed(name))).not.toContain(sentence);
  }
  await page.driver.press('Send');
  for (const [name, sentence] of Object.entries(appeared))
    expect(descriptionOf(fieldNamed(name))).toContain(sentence);
});

test.each(yesNoQuestions)(
  "only the question '%s' shows the sentence about the insurance if its answer is no (B5.7, C4.19)",
  async (asked, sentence) => {
    const page = await openPage();
    await chooseActionAndInsurances(page, 'Innmelding');
    for (const [other] of yesNoQuestions) await page.driver.choose(other, other === asked ? 'Nei' : 'Ja');
    await page.driver.press('Send');
    await page.shows('reporting.filling.rejected');
    for (const [other, error] of yesNoQuestions) {
      if (other === asked) expect(descriptionOf(fieldNamed(other))).toContain(sentence);
      else expect(descriptionOf(fieldNamed(other))).not.toContain(error);
    }
  },
);

const percentage = 'Den ansattes stillingsprosent må være mellom 10 % og 100 % for å ta del i forsikringen';
test.each([
  ['Gjelder fra', '31.11.2026', 'Oppgi en gyldig dato'],
  ['Gjelder fra', '', 'Oppgi en gyldig dato'],
  ['Gjelder fra', '22.12.2026', 'Datoen du har valgt er for langt frem i tid'],
  ['Gjelder fra', '20.11.2026', 'Datoen du har valgt er for langt tilbake i tid'],
  ['Navn', 'Kari  Nordmann', 'Du må fylle ut navn'],
  ['Fødselsnummer', '80841200084', 'Du må oppgi et gyldig fødselsnummer'],
  ['Stillingsprosent', 'halv', 'Stillingsprosenten må være et tall'],
  ['Stillingsprosent', '9,9', percentage],
  ['Stillingsprosent', '101', percentage],
  ['Postnummer', '501', 'Du må oppgi et gyldig postnummer'],
  ['Mobilnummer', '+46 912 34 567', 'Du må oppgi et gyldig mobiltelefonnummer'],
  ['E-post', 'astrid', 'E-postadressen er ugyldig'],
])(
  "the field '%s' with the value '%s' shows '%s' (B5.5, B5.6, B5.8, B5.9, B5.10, B5.11, B5.12, B5.13, B9.1, B9.2, C3.9)",
  async (name, typed, sentence) => {
    const page = await openPage();
    await chooseActionAndInsurances(page, 'Utmelding');
    await page.driver.type(name, typed);
    await page.driver.press('Send');
    expect(descriptionOf(fieldNamed(name))).toContain(sentence);
  },
);

test('a date of yesterday is refused at midnight in Oslo, also on a page from before midnight (B5.11, B9.2, C4.23)', async () => {
  const page = await openPage();
  await fillInReport(page.driver, { ...reportIn, typed: { ...reportIn.typed, 'Gjelder fra': '21.11.2026' } });
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
  await page.driver.press('Send');
  await page.shows('reporting.filling.rejected');
  expect(descriptionOf(fieldNamed('Gjelder fra'))).toContain(
    'Datoen du har valgt er for langt tilbake i tid',
  );
});
