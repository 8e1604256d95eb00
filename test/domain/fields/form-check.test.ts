import fc from 'fast-check';
import { array, object, refine, validate } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { birthYear } from '#domain/fields/birth-year.ts';
import { chosen } from '#domain/fields/choice.ts';
import { requiredText } from '#domain/fields/field.ts';
import { checkForm, fieldErrors, formErrors, sentOf, withField } from '#domain/fields/form-check.ts';

const person = object({
  fornavn: requiredText('no given name'),
  etternavn: requiredText('no surname'),
});

const row = object({
  fodselsar: birthYear(
    {
      missing: 'no year',
      tooEarly: 'too early',
      tooLate: 'too late',
    },
    '2026-11-21',
  ),
  kjonn: chosen(['Kvinne', 'Mann'], 'no sex'),
});

describe('a valid form', () => {
  test('sends the normalised values', () => {
    expect(checkForm(person, { fornavn: ' Kari ', etternavn: 'Nordmann' })).toEqual({
      ok: true,
      sent: { fornavn: 'Kari', etternavn: 'Nordmann' },
    });
  });

  test('sends no value of a field that it does not have', () => {
    const typed = { fornavn: 'Kari', etternavn: 'Nordmann', fnr: '99999999999' };
    expect(checkForm(person, typed)).toEqual({ ok: true, sent: { fornavn: 'Kari', etternavn: 'Nordmann' } });
  });

  test('does not change the typed values', () => {
    const typed = { fornavn: ' Kari ', etternavn: 'Nordmann', fnr: '99999999999' };
    checkForm(person, typed);
    expect(typed).toEqual({ fornavn: ' Kari ', etternavn: 'Nordmann', fnr: '99999999999' });
  });

  test('sends the normalised values of its rows', () => {
    const typed = { rader: [{ fodselsar: ' 1985 ', kjonn: 'Mann', id: 'a' }] };
    expect(checkForm(object({ rader: array(row) }), typed)).toEqual({
      ok: true,
      sent: { rader: [{ fodselsar: 1985, kjonn: 'Mann' }] },
    });
  });
});

describe('an invalid form', () => {
  test('has one error message per field, in the order of the form', () => {
    const checked = checkForm(person, { etternavn: '', fornavn: '' });
    expect(checked).toEqual({
      ok: false,
      errors: { fornavn: 'no given name', etternavn: 'no surname' },
    });
    expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(['fornavn', 'etternavn']);
  });

  test('has no error message for a valid field', () => {
    expect(checkForm(person, { fornavn: 'Kari' })).toEqual({
      ok: false,
      errors: { etternavn: 'no surname' },
    });
  });

  test('names the fields of its rows by their positions', () => {
    const typed = {
      rader: [
        { fodselsar: '1985', kjonn: 'Mann' },
        { fodselsar: '1899', kjonn: '' },
      ],
    };
    expect(checkForm(object({ rader: array(row) }), typed)).toEqual({
      ok: false,
      errors: {
        'rader.1.fodselsar': 'too early',
        'rader.1.kjonn': 'no sex',
      },
    });
  });

  test('has the first error message of a field that breaks several rules', () => {
    const twice = refine(requiredText('Fyll inn'), 'twice', () => ['Først', 'Så']);
    const [failure] = validate({ navn: 'Kari' }, object({ navn: twice }));
    expect(fieldErrors(failure?.failures() ?? [])).toEqual({ navn: 'Først' });
  });

  test('does not repeat the typed values in its error messages', () => {
    const checked = checkForm(person, { fornavn: 99999999999, etternavn: '' });
    expect(JSON.stringify(checked)).not.toContain('99999999999');
  });
});

test('a form with any values is valid only if both texts have characters, and nothing throws', () => {
  const values = fc.anything({ withNullPrototype: true, withBigInt: true });
  fc.assert(
    fc.property(fc.record({ fornavn: values, etternavn: values }), (typed) => {
      const checked = checkForm(person, typed);
      expect(checked.ok).toBe(
        Object.values(typed).every((value) => typeof value === 'string' && value.trim() !== ''),
      );
    }),
  );
});

test('sentOf returns the payload of a valid form, and throws for an invalid one', () => {
  expect(sentOf({ ok: true, sent: { navn: 'Kari' } })).toEqual({ navn: 'Kari' });
  expect(() => sentOf({ ok: false, errors: { navn: 'no name' } })).toThrow('an invalid form was sent: navn');
  expect(() => sentOf({ ok: false, errors: { navn: 'a', fnr: 'b' } })).toThrow('sent: navn, fnr');
});

test('withField changes one field of a form and keeps the others', () => {
  const form = { fornavn: 'Kari', etternavn: 'Nordmann' };
  expect(withField({ form }, { field: 'etternavn', value: 'Hansen' })).toEqual({
    form: { fornavn: 'Kari', etternavn: 'Hansen' },
  });
});

describe('the errors that a form shows', () => {
  const invalid = { ok: false, errors: { navn: 'no name' } } as const;
  const valid = { ok: true, sent: {} } as const;
  const refused = { fnr: 'Nummeret er ikke gyldig.' };

  test.each([
    ['those of its check after it was rejected', 'filling.rejected', invalid, refused, invalid.errors],
    ['none if it has become valid', 'filling.rejected', valid, refused, {}],
    ['that of the server after a refusal', 'filling.refused', invalid, refused, refused],
    ['none if the refusal is about no field', 'filling.refused', invalid, null, {}],
    ['none while it is filled in', 'filling.typing', invalid, refused, {}],
    ['none after a failure', 'filling.failed', invalid, refused, {}],
    ['none while it is sent', 'sending', invalid, refused, {}],
  ] as const)('are %s', (_, state, checked, refusal, errors) => {
    expect(formErrors(state, checked, refusal)).toEqual(errors);
  });

  test('are none after a refusal that is not known', () => {
    expect(formErrors('filling.refused', invalid)).toEqual({});
  });
});
