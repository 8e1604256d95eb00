import { expect, test } from 'vitest';
import { noticeIn } from '#domain/errors/refusals.ts';
import { directDebitTakesTime, overdueInvoice, taskRefusals } from '#domain/overview/errors.ts';

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

test('the notice before AvtaleGiro says that it takes one or two days and needs BankID (A8.19)', () => {
  expect(directDebitTakesTime).toEqual({
    kind: 'state',
    title: null,
    text: 'Det kan ta 1–2 virkedager før en ny AvtaleGiro er registrert. Du trenger BankID for å opprette den.',
  });
});
