import { expect, test } from 'vitest';
import { checkForm } from '#domain/fields/form-check.ts';
import { sharingForm } from '#domain/sharing/sharing-form.ts';

test.each([
  ['', '', 'Du må fylle inn fødselsnummer, 11 siffer.', 'Du må fylle inn et etternavn.'],
  ['123', 'Kari Hansen', 'Fødselsnummeret er ikke gyldig.', 'Du skal kun fylle inn etternavnet.'],
])('the form has a sentence for "%s" and "%s" (B5.24, B5.25)', (number, name, fodselsnummer, etternavn) => {
  expect(checkForm(sharingForm(), { fodselsnummer: number, etternavn: name })).toEqual({
    ok: false,
    errors: { fodselsnummer, etternavn },
  });
});
