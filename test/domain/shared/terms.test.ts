import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { termsRefusals } from '#domain/shared/terms.ts';

test.each([
  [{ status: 500 }, 'Noe gikk galt', 'Vi fikk ikke hentet vilkårene. Prøv igjen senere.'],
  [
    { status: 500, code: 'INS00002' },
    'Prøv igjen senere',
    'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
  ],
])('terms that cannot be downloaded after %o have the title "%s"', (error, title, text) => {
  expect(noticeIn(termsRefusals, apiError(error))).toEqual({ kind: 'failure', title, text });
});
