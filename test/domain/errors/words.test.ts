import { expect, test } from 'vitest';
import { errorWords } from '#domain/errors/words.ts';

test('A8.15, A8.5, A8.11, A8.17: beside an error the customer reads its code, and ways on', () => {
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
