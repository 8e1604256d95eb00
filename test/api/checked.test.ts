import fc from 'fast-check';
import { array, boolean, enums, number, string, type } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { checked } from '#api/checked.ts';
import { apiError, toApiError } from '#domain/errors/api-error.ts';

const Policy = type({
  nummer: string(),
  status: enums(['KRAFT', 'TILBUD']),
  premie: number(),
  aktiv: boolean(),
});
const policy = { nummer: '1', status: 'KRAFT', premie: 100, aktiv: true };

const complaint = (body: unknown) => {
  try {
    return checked(body, array(Policy), '/forsikringer', 200);
  } catch (error) {
    return toApiError(error);
  }
};

describe('a response of a known shape', () => {
  test('is passed on', () => {
    expect(checked([policy], array(Policy), '/forsikringer', 200)).toEqual([policy]);
  });

  test('keeps unknown fields', () => {
    const more = [{ ...policy, rabatt: { prosent: 10 } }];
    expect(checked(more, array(Policy), '/forsikringer', 200)).toEqual(more);
  });
});

describe('a response of another shape is an error that says where', () => {
  test.each([
    ['in a field', [policy, { ...policy, premie: 'mye' }], '1.premie: expected number'],
    ['in a field that is missing', [{ ...policy, aktiv: undefined }], '0.aktiv: expected boolean'],
    ['in a word that we do not know', [{ ...policy, status: 'NY' }], '0.status: expected enums'],
    ['in an element', ['x'], '0: expected type'],
    ['in the whole response', 'x', 'answer: expected array'],
    ['in an empty response', null, 'answer: expected array'],
  ])('%s', (_, body, developerMessage) => {
    expect(complaint(body)).toEqual(
      apiError({ status: 200, code: 'UNREADABLE', url: '/forsikringer', developerMessage }),
    );
  });
});

test('the error never contains the wrong value', () => {
  const personal = fc.stringMatching(/^[0-3]\d[01]\d{8}$/);
  fc.assert(
    fc.property(personal, fc.constantFrom('premie', 'aktiv', 'status'), (value, field) => {
      expect(JSON.stringify(complaint([{ ...policy, [field]: value }]))).not.toContain(value);
      expect(JSON.stringify(complaint([{ ...policy, [field]: { [value]: value } }]))).not.toContain(value);
      expect(JSON.stringify(complaint(value))).not.toContain(value);
    }),
  );
});
