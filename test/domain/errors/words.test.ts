import { expect, test } from 'vitest';
import { errorWords } from '#domain/errors/words.ts';

test('an error card has labels for its code, for copying it and for going back (A8.15)', () => {
  expect(errorWords).toEqual({
    code: 'Feilkode',
    copyCode: 'Kopier feilkode',
    back: 'Gå tilbake',
    again: 'Prøv igjen',
    overview: 'Gå til oversikt',
    backToOverview: 'Tilbake til oversikt',
    cardToOverview: 'Tilbake til oversikten',
    logIn: 'Logg inn',
    draftStored: 'Det du har fylt ut, er tatt vare på.',
    draftLost: 'Det du har fylt ut, er ikke lagret. Noter det før du logger inn.',
    ring: 'Ring oss på {phone}',
  });
});
