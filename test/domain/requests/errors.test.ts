import { expect, test } from 'vitest';
import { changeRefusals, changeSent, orderRefusals, orderSent } from '#domain/requests/errors.ts';
import { shownNotice } from '#test/domain/errors/shown-notice.ts';

test.each([
  ['a change', changeRefusals],
  ['an order', orderRefusals],
])('%s that could not be sent says so for any error (B8.7)', (_, table) => {
  expect(shownNotice(table, { code: 'INS00002' })).toEqual([
    'failure',
    null,
    'Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen',
  ]);
});

test('a change and an order are confirmed (B2.86)', () => {
  expect(changeSent).toEqual({
    kind: 'success',
    title: 'Endringen er sendt til behandling',
    text: 'Vi tar kontakt hvis vi trenger flere opplysninger.',
  });
  expect(orderSent).toEqual({
    kind: 'success',
    title: 'Bestillingen er sendt til behandling',
    text: 'Vi tar kontakt med deg så snart vi kan.',
  });
});
