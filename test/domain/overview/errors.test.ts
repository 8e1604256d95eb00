import { expect, test } from 'vitest';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import {
  directAccessBlocked,
  overdueInvoice,
  partlyMissing,
  taskRefusals,
  unnamedBank,
} from '#domain/overview/errors.ts';

test('the notice about a failed source says that policies may be missing (A8.6)', () => {
  expect(partlyMissing).toEqual({
    kind: 'failure',
    title: null,
    text: 'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.',
  });
});

test('the notice about failed tasks says that some may be missing (A8.9)', () => {
  expect(noticeIn(taskRefusals, new Error('no'))).toEqual({
    kind: 'failure',
    title: null,
    text: 'Det oppstod en feil ved henting av dine oppgaver, så vi vet ikke om det er noen oppgaver som mangler. Vennligst prøv igjen senere.',
  });
});

test('the text about an overdue invoice says how long the registration of a payment takes (A8.18)', () => {
  expect(overdueInvoice).toEqual({
    kind: 'state',
    title: null,
    text: 'Du har en ubetalt faktura som har forfalt. Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.',
  });
});

test.each([
  ['has the name of the bank', 'Solvik Sparebank', 'Solvik Sparebank'],
  ['says “banken din” for a bank without a name', unnamedBank, 'banken din'],
])('the text about blocked access %s (A4.10)', (_, bank, shown) => {
  const { kind, title, text } = directAccessBlocked;
  expect([kind, title]).toEqual(['state', null]);
  expect(fill(text, { bank })).toBe(
    `Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til ${shown}.`,
  );
});
