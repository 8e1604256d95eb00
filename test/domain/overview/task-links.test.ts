import { expect, test } from 'vitest';
import { acceptanceAddress, shownAtOnce, type TaskSources, tasksOf } from '#domain/overview/tasks.ts';
import { landingSite as site } from '#flows/fixtures/landing-site.ts';
import { unbroken } from '#test/support/no-break-space.ts';

const about = { site, today: '2026-11-21', bankregnr: '3361', warns: { damage: true, life: true } };
const nothing: TaskSources = {
  ...{ declarations: null, messages: null, documents: null, invoices: null, claims: null, acceptance: null },
};
const loaded = <T>(value: T) => ({ value, error: null });
const declaration = {
  ...{ id: '8/9', baseurl: 'https://kunde.forsikring.example/helse', status: 'KLAR_FOR_UTFYLLING' },
  ...{ kilde: 'MAGNUM', isBarn: false, forsikredeName: '' },
};

const tasks = (sources: Partial<TaskSources>, more: Partial<typeof about> = {}) =>
  tasksOf({ ...nothing, ...sources }, { ...about, warns: { damage: false, life: false }, ...more }).map(
    ({ key, title, text, to, isUrgent }) => ({ key, title, text, url: to?.url ?? null, isUrgent }),
  );

const calm = { text: null, isUrgent: false };

test('without responses there are no tasks', () => {
  expect(tasks({})).toEqual([]);
});

test('the warnings about AvtaleGiro lead to the two kinds of insurance (A4.8)', () => {
  const [damage, person] = [
    {
      ...calm,
      key: 'avtalegiro-damage',
      title: 'Opprett AvtaleGiro for skadeforsikringene dine',
      url: '#/avtalegiro/skade',
    },
    {
      ...calm,
      key: 'avtalegiro-life',
      title: 'Opprett AvtaleGiro for personforsikringene dine',
      url: '#/avtalegiro/person',
    },
  ];
  expect(tasks({}, { warns: { damage: true, life: true } })).toEqual([damage, person]);
  expect(tasks({}, { warns: { damage: false, life: true } })).toEqual([person]);
});

test.each([
  ['amount and day', 958, '2026-12-10', `${unbroken('958 kr')}, forfall 10.12.2026.`],
  ['no amount', null, '2026-12-10', 'Forfall 10.12.2026.'],
  ['no day', 958, '', `${unbroken('958 kr')}.`],
  ['neither', null, '', null],
])('an invoice with %s has the text "%s"', (_, belop, forfallsdato, text) => {
  expect(tasks({ invoices: loaded([{ fakturanummer: '9', belop, forfallsdato }, null]) })).toEqual([
    { key: 'faktura-9', title: 'Betal faktura', text, url: site.urls.invoice.url, isUrgent: false },
  ]);
});

test('a health declaration leads to its own page, if that is allowed (B4.4)', () => {
  expect(tasks({ declarations: loaded([declaration]) })).toMatchObject([
    { key: 'helse-8/9', title: 'Fyll ut helseerklæring', isUrgent: false },
  ]);
  expect(tasks({ declarations: loaded([declaration]) })[0]?.url).toBe(
    'https://kunde.forsikring.example/helse/8%2F9',
  );
  const evil = { ...declaration, baseurl: 'https://evil.example' };
  expect(tasks({ declarations: loaded([evil]) })[0]?.url).toBeNull();
});

test('an offer is accepted at the successor, with the bank (A2.47)', () => {
  const url = 'https://kunde.forsikring.example/hopp/3361/pm/radgivertilbud';
  expect(tasks({ acceptance: loaded(true) })).toEqual([
    { ...calm, key: 'aksept', title: 'Godta tilbudet ditt', url },
  ]);
  expect(tasks({ acceptance: loaded(false) })).toEqual([]);
  expect(acceptanceAddress(site, null)).toBeNull();
});

test('only a claim that is being written is a task', () => {
  const claim = (id: string, status: string, tittel = '') => ({ id, tittel, status });
  const claims = loaded([
    claim('1', 'UNDER_UTFYLLING', 'Bagasje'),
    claim('2', 'SENDT'),
    claim('3', 'UNDER_UTFYLLING'),
  ]);
  const task = { title: 'Gjør ferdig skademeldingen', url: site.urls.claims.url, isUrgent: false };
  expect(tasks({ claims })).toEqual([
    { ...task, key: 'skade-1', text: 'Bagasje' },
    { ...task, key: 'skade-3', text: null },
  ]);
});

test('messages and documents lead to their pages, with the day if there is one', () => {
  const toRead = (id: string, mottattDato: string) => ({ id, tittel: 'Brev', mottattDato });
  expect(tasks({ messages: loaded([toRead('1', '')]), documents: loaded([toRead('2', '')]) })).toEqual([
    { ...calm, key: 'melding-1', title: 'Brev', text: 'Melding fra oss', url: site.urls.messages.url },
    { ...calm, key: 'dokument-2', title: 'Brev', text: 'Dokument fra oss', url: site.urls.documents.url },
  ]);
});

test('three tasks are shown at once', () => {
  expect(shownAtOnce).toBe(3);
});
