import { expect, test } from 'vitest';
import { accessForm, emptyAccessForm } from '#domain/access/access-form.ts';
import { checkForm } from '#domain/fields/form-check.ts';

test('the form is empty at first, and has a sentence for each empty field (B5.19, B5.20, B5.21)', () => {
  expect(emptyAccessForm).toEqual({ fodselsnummer: '', etternavn: '', rolle: '' });
  expect(checkForm(accessForm, emptyAccessForm)).toEqual({
    ok: false,
    errors: {
      fodselsnummer: 'Du må fylle inn fødselsnummeret.',
      etternavn: 'Du må fylle inn etternavn før du kan gå videre.',
      rolle: 'Du må velge en rolle',
    },
  });
});

test('an invalid number has its own sentence (B5.19)', () => {
  const typed = { fodselsnummer: '32018100000', etternavn: 'Hansen', rolle: 'LESE' };
  expect(checkForm(accessForm, typed)).toEqual({
    ok: false,
    errors: { fodselsnummer: 'Fødselsnummeret er ugyldig.' },
  });
});
