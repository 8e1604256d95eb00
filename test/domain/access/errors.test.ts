import { describe, expect, test } from 'vitest';
import {
  accessLost,
  createRelationRefusals,
  deleteRelationRefusals,
  organisationRelationsRefusals,
  relationCreated,
  relationDeleted,
} from '#domain/access/errors.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn, refusalIn } from '#domain/errors/refusals.ts';

const names = { name: 'Nordmann', organisation: 'Solvik Rør AS' };

describe('if a person could not be added', () => {
  const noticeFor = (error: unknown) => {
    const { kind, title, text } = noticeIn(createRelationRefusals, error);
    return { kind, title, text: fill(text, names) };
  };

  test.each([400, 409])('the notice says that the person is too young, for status %d (B8.10)', (status) => {
    const minor = apiError({ status, code: 'CAN_NOT_CREATE_RELASJON_MINOR' });
    expect(noticeFor(minor)).toEqual({
      kind: 'refusal',
      title: null,
      text: 'Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon.',
    });
    expect(refusalIn(createRelationRefusals, minor)).toBe('CAN_NOT_CREATE_RELASJON_MINOR');
  });

  test('the notice says that the national identity number is not valid (B8.11)', () => {
    expect(noticeFor(apiError({ status: 400, code: 'FOEDSELSNUMMER_VALIDERER_IKKE' }))).toEqual({
      kind: 'refusal',
      title: null,
      text: 'Fødselsnummeret er ugyldig.',
    });
  });

  test.each([
    ['an internal error', apiError({ status: 500 })],
    [
      'the code of a wrong number, with another status',
      apiError({ status: 500, code: 'FOEDSELSNUMMER_VALIDERER_IKKE' }),
    ],
    ['an unknown code', apiError({ status: 400, code: '__proto__' })],
    ['maintenance', apiError({ status: 503, code: 'INS00002' })],
    ['a lost connection', apiError({ code: 'NETWORK' })],
  ])('the notice names the person and the organisation, for %s (B8.12)', (_, error) => {
    expect(noticeFor(error)).toEqual({
      kind: 'failure',
      title: null,
      text: 'Nordmann har ikke fått tilgang til Solvik Rør AS sine forsikringer.',
    });
  });
});

test('the notice of a failed deletion says to try again later or to contact us (B8.13, C5.9)', () => {
  expect(noticeIn(deleteRelationRefusals, apiError({ status: 500 }))).toEqual({
    kind: 'failure',
    title: null,
    text: 'Det oppsto en feil, så tilgangen ble ikke slettet. Prøv igjen senere, eller kontakt oss.',
  });
});

test('the message after adding has the name of the person (B4.21)', () => {
  const { kind, title, text } = relationCreated;
  expect([kind, title]).toEqual(['success', null]);
  expect(fill(text, { ...names, name: 'Kari Nordmann' })).toBe(
    'Kari Nordmann har fått tilgang til Solvik Rør AS sine forsikringer.',
  );
});

test('the message after a deletion has the name of the person (B8.14)', () => {
  const { kind, title, text } = relationDeleted;
  expect([kind, title]).toEqual(['success', null]);
  expect(fill(text, { ...names, name: 'Kari Nordmann' })).toBe(
    'Kari Nordmann er slettet, og har ikke lenger tilgang til Solvik Rør AS',
  );
});

test("the message after deleting the visitor's only access says that they have none left (B8.14)", () => {
  const { kind, title, text } = accessLost;
  expect([kind, title]).toEqual(['success', null]);
  expect(fill(text, { organisation: 'Solvik Rør AS' })).toBe('Du har ikke lenger tilgang til Solvik Rør AS');
});

describe('if the access list could not be loaded, the notice', () => {
  const generic = {
    kind: 'failure',
    title: 'Noe gikk galt',
    text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
  };

  test('says that something went wrong (B8.15)', () => {
    expect(noticeIn(organisationRelationsRefusals, apiError({ status: 500 }))).toEqual(generic);
  });

  const missingRole = { status: 403, message: 'Missing required role.' };

  test('says that a visitor without a role has no access (B8.16)', () => {
    const error = apiError({ ...missingRole, code: 'FEL3710020' });
    expect(refusalIn(organisationRelationsRefusals, error)).toBe('FEL3710020');
    expect(noticeIn(organisationRelationsRefusals, error)).toEqual({
      kind: 'refusal',
      title: 'Du har ikke tilgang til forsikring',
      text: 'Ring oss på {phone}, så hjelper vi deg.',
    });
  });

  test('is a general error with FEL3710015, though the message is the same (B8.16)', () => {
    const error = apiError({ ...missingRole, code: 'FEL3710015' });
    expect(noticeIn(organisationRelationsRefusals, error)).toEqual(generic);
  });
});
