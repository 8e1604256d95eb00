import { expect, test } from 'vitest';
import { accessDraft } from '#domain/access/access-form.ts';

test.each([
  ['nothing', { etternavn: '', rolle: '' }, null],
  ['a surname', { etternavn: 'Berg', rolle: '' }, { fodselsnummer: '', etternavn: 'Berg', rolle: '' }],
  ['a role', { etternavn: '', rolle: 'LESE' }, { fodselsnummer: '', etternavn: '', rolle: 'LESE' }],
])('the stored draft has %s, and never the national identity number', (_, typed, stored) => {
  expect(accessDraft({ fodselsnummer: '14828510099', ...typed })).toEqual(stored);
});
