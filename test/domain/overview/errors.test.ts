import { expect, test } from 'vitest';
import { overdueInvoice } from '#domain/overview/errors.ts';

test('the text about an overdue invoice says how long the registration of a payment takes (A8.18)', () => {
  expect(overdueInvoice).toEqual({
    kind: 'state',
    title: null,
    text: 'Du har en ubetalt faktura som har forfalt. Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.',
  });
});
