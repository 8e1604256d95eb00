import { expect, test } from 'vitest';
import { accessDraft, emptyAccessForm } from '#domain/access/access-form.ts';

test.each([
  ['nothing', {}, null],
  ['a surname', { etternavn: 'Berg' }, { etternavn: 'Berg', rolle: '' }],
  ['a role', { rolle: 'LESE' }, { etternavn: '', rolle: 'LESE' }],
])('the stored draft has %s, and never the national identity number', (_, typed, stored) => {
  const draft = accessDraft({ ...emptyAccessForm, fodselsnummer: '14828510099', ...typed });
  if (stored === null) expect(draft).toBeNull();
  else expect(draft).toMatchObject({ fodselsnummer: '', ...stored });
});
