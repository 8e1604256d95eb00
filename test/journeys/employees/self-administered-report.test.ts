import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { asRequest } from '#flows/engine/walk/wire.ts';
import { descriptionOf } from '#test/journeys/fields.ts';
import { field, openForm, validForm } from './self-administered-page.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['Innmelding', { arbeidsdyktig: true }],
  ['Utmelding', {}],
])(
  'the insurer receives an %s with rows and contact person, and only a report in has the confirmation (B3.54, B3.55, B3.56, B5.35)',
  async (innOrUtmelding, confirmation) => {
    const { driver, shows, respondToReport } = await openForm({ ...validForm, innOrUtmelding });
    const fetched = vi.spyOn(globalThis, 'fetch');
    await driver.press('Send');
    await respondToReport({ status: 204 });
    await shows('sent');
    const bodies = fetched.mock.calls
      .map(([input, init]) => asRequest(input, init))
      .filter(({ method }) => method === 'POST')
      .map((request) => request.clone().json());
    expect(await Promise.all(bodies)).toEqual([
      {
        innOrUtmelding,
        startDate: '2026-12-01',
        ansatteInformasjon: [
          { id: '1', fodselsar: 1985, kjonn: 'Kvinne' },
          { id: '2', fodselsar: 1990, kjonn: 'Mann' },
          { id: '3', fodselsar: 2000, kjonn: 'Kvinne' },
        ],
        ...confirmation,
        telefonnummer: '91234567',
        epost: 'astrid@snekkeri.example',
      },
    ]);
  },
);

test.each([
  [
    'fails',
    { status: 500 },
    'failed',
    'Noe gikk galt',
    'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
  ],
  [
    'gets no response',
    'lost',
    'unknown',
    'Vi fikk ikke svar',
    'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.',
  ],
] as const)(
  'a report that %s shows an error with a button back to the form, which keeps its values (B8.8, C4.13)',
  async (_, response, state, title, text) => {
    const { driver, shows, respondToReport } = await openForm(validForm);
    await driver.press('Send');
    await respondToReport(response);
    await shows(state);
    await driver.expectHeading(title);
    await driver.sees(text, 'Kopier feilkode', 'Prøv igjen');
    await driver.hears(text);
    await driver.press('Gå tilbake');
    await shows('filling.typing');
    await driver.expectChosen('Hva vil du gjøre?', 'Innmelding');
    await driver.expectValue('Gjelder fra', validForm.startDate);
    for (const [index, { fodselsar, kjonn }] of validForm.ansatteInformasjon.entries()) {
      await driver.expectValue(`Fødselsår for ansatt ${index + 1}`, fodselsar);
      await driver.expectChosen(`Kjønn for ansatt ${index + 1}`, kjonn);
    }
    await driver.expectTickedOnly('Arbeidsdyktighet', [
      'Jeg bekrefter at alle på listen er 100 % arbeidsdyktige',
    ]);
    await driver.expectValue('Mobilnummer', validForm.telefonnummer);
    await driver.expectValue('E-post', validForm.epost);
    await driver.press('Send');
    await respondToReport({ status: 204 });
    await shows('sent');
  },
);

test('an error about a lost session links to the login page (A8.8)', async () => {
  const { driver, shows, respondToReport } = await openForm(validForm);
  await driver.press('Send');
  await respondToReport({ status: 401 });
  await shows('failed');
  await driver.sees('Du må være logget inn for å bruke denne tjenesten.', 'Logg inn');
  await driver.sees('Svaret om arbeidsdyktighet lagrer vi ikke, så det må du gi på nytt.');
  await driver.seesNot('Prøv igjen');
});

const continuation = [
  'Fortsettelsesforsikring for liv (PDF)',
  '/media/fortsettelsesforsikring-liv.pdf',
  '_blank',
];

test.each([
  ['Innmelding', 'Innmeldingen er sendt', '3 ansatte meldes inn fra 01.12.2026.', []],
  ['Utmelding', 'Utmeldingen er sendt', '3 ansatte meldes ut fra 01.12.2026.', [continuation]],
] as const)(
  'the receipt replaces the form after an %s, and only a report out links to continuation insurance (A2.16, B2.106, B4.18)',
  async (innOrUtmelding, title, text, documents) => {
    const { driver, shows, respondToReport } = await openForm({ ...validForm, innOrUtmelding });
    await driver.press('Send');
    await respondToReport({ status: 204 });
    await shows('sent');
    await driver.expectHeading(title);
    await driver.sees(text);
    expect(within(document.body).queryByRole('button', { name: 'Send' })).toBeNull();
    const links = screen.queryAllByRole('link', { name: /\(PDF\)$/ });
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual(documents);
  },
);

test('the next report starts empty, except for the contact person', async () => {
  const { driver, shows, respondToReport } = await openForm(validForm);
  await driver.press('Send');
  await respondToReport({ status: 204 });
  await shows('sent');
  await driver.press('Meld flere ansatte');
  await shows('filling.typing');
  await driver.expectChosen('Hva vil du gjøre?', null);
  await driver.sees('Ansatte');
  await driver.expectValue('Fødselsår for ansatt 1', '');
  await driver.expectValue('Mobilnummer', validForm.telefonnummer);
  await driver.expectValue('E-post', validForm.epost);
});

const tooLate = 'Datoen du har valgt er for langt tilbake i tid';

test('a start date of yesterday is refused at midnight in Oslo, also on a page from before midnight (B5.11, B9.2, C4.23)', async () => {
  const { driver, shows } = await openForm({ ...validForm, startDate: '21.11.2026' });
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
  await driver.press('Send');
  await shows('filling.rejected');
  expect(descriptionOf(field('Gjelder fra'))).toContain(tooLate);
});

test('a retry after midnight does not send yesterday (C4.23)', async () => {
  const { driver, shows, respondToReport } = await openForm({ ...validForm, startDate: '21.11.2026' });
  await driver.press('Send');
  await respondToReport({ status: 500 });
  await shows('failed');
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
  await driver.press('Prøv igjen');
  await shows('filling.rejected');
  expect(descriptionOf(field('Gjelder fra'))).toContain(tooLate);
});

test('the next report starts with the day on which it is begun (C4.23)', async () => {
  const { driver, shows, respondToReport } = await openForm(validForm);
  await driver.press('Send');
  await respondToReport({ status: 204 });
  await shows('sent');
  vi.setSystemTime(new Date('2026-11-21T23:00:00Z'));
  await driver.press('Meld flere ansatte');
  await driver.expectValue('Gjelder fra', '22.11.2026');
});
