import { expect, test } from 'vitest';
import { errorWords } from '#domain/errors/words.ts';

test('beside an error the customer reads its code, and ways on (A8.15)', () => {
  expect(errorWords).toEqual({
    code: 'Feilkode',
    status: 'HTTP-status',
    copyCode: 'Kopier feilkode',
    back: 'Gå tilbake',
    again: 'Prøv igjen',
    overview: 'Gå til oversikt',
    backToOverview: 'Tilbake til oversikt',
    logIn: 'Logg inn',
    ring: 'Ring oss på {phone}',
  });
});
