import { expect, test } from 'vitest';
import { type TaskSources, tasksOf } from '#domain/overview/tasks.ts';
import { landingSite as site } from '#flows/fixtures/landing-site.ts';

const about = {
  site,
  today: '2026-11-21',
  bankregnr: '3361',
  warns: { damage: true, life: true },
};
const loaded = <T>(value: T) => ({ value, error: null });
const toRead = (tittel: string) => loaded([{ id: '1', tittel, mottattDato: '2026-11-02' }]);
const invoice = (forfallsdato: string) => ({ fakturanummer: forfallsdato, belop: 958, forfallsdato });

const sources: TaskSources = {
  declarations: loaded([
    {
      id: '8',
      baseurl: 'https://kunde.forsikring.example/helse',
      status: 'KLAR_FOR_SIGNERING',
      kilde: 'MAGNUM',
      isBarn: false,
      forsikredeName: 'Jonas Skogly',
    },
  ]),
  messages: toRead('En melding'),
  documents: toRead('Et dokument'),
  invoices: loaded([invoice('2026-12-10'), invoice('2026-11-10')]),
  claims: loaded([{ id: '7', tittel: 'Bagasje', status: 'UNDER_UTFYLLING' }]),
  acceptance: loaded(true),
};

test('the tasks come in an assumed order: overdue ones, payments, forms, things to read (A2.23)', () => {
  expect(tasksOf(sources, about).map(({ title, text }) => [title, text])).toEqual([
    ['Betal faktura', expect.stringContaining('forfall 10.11.2026.')],
    ['Betal faktura', expect.stringContaining('forfall 10.12.2026.')],
    ['Opprett AvtaleGiro for skadeforsikringene dine', null],
    ['Opprett AvtaleGiro for personforsikringene dine', null],
    ['Signer helseerklæring for Jonas Skogly', 'Signer helseerklæringen for å fullføre søknaden.'],
    ['Godta tilbudet ditt', null],
    ['Gjør ferdig skademeldingen', 'Bagasje'],
    ['En melding', 'Melding fra oss 02.11.2026'],
    ['Et dokument', 'Dokument fra oss 02.11.2026'],
  ]);
});

test('the sentences about a payment are folded, apart from its amount and day (A8.18, A8.19, C4.33)', () => {
  expect(
    tasksOf(sources, about)
      .slice(0, 4)
      .map(({ more }) => more),
  ).toEqual([
    'Du har en ubetalt faktura som har forfalt. Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.',
    null,
    'Det kan ta 1–2 virkedager før en ny AvtaleGiro er registrert. Du trenger BankID for å opprette den.',
    'Det kan ta 1–2 virkedager før en ny AvtaleGiro er registrert. Du trenger BankID for å opprette den.',
  ]);
});

test('an invoice is overdue from the day after its due date (A8.18)', () => {
  const invoices = loaded(['2026-11-20', '2026-11-21', '2026-11-22'].map(invoice));
  const payments = tasksOf({ ...sources, invoices }, about).slice(0, 3);
  expect(payments.map(({ isUrgent }) => isUrgent)).toEqual([true, false, false]);
});
