import { describe, expect, test } from 'vitest';
import {
  accessLost,
  createRelationRefusals,
  deleteRelationRefusals,
  organisationRelationsRefusals,
  relationCreated,
  relationDeleted,
  stillHasAccess,
} from '#domain/access/errors.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { fieldErrorIn } from '#domain/errors/refusals.ts';
import { generalError, missingRole, noAccessNotice, shownNotice } from '#test/domain/errors/shown-notice.ts';

test('the access page of a visitor without a role is the no-access page (B8.16)', () => {
  expect(shownNotice(organisationRelationsRefusals, missingRole)).toEqual(noAccessNotice);
  expect(shownNotice(organisationRelationsRefusals, { status: 500 })).toEqual(generalError);
});

describe('a person who cannot get access:', () => {
  test.each([
    [
      'a minor (B8.10)',
      { status: 400, code: 'CAN_NOT_CREATE_RELASJON_MINOR' },
      'Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon.',
      'fodselsnummer',
    ],
    [
      'an invalid number (B8.11)',
      { status: 400, code: 'FOEDSELSNUMMER_VALIDERER_IKKE' },
      'Fødselsnummeret er ugyldig.',
      'fodselsnummer',
    ],
    [
      'another surname',
      { status: 400, code: 'FEL3710015' },
      'Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige.',
      'etternavn',
    ],
  ])('%s', (_, error, text, field) => {
    expect(shownNotice(createRelationRefusals, error)).toEqual(['refusal', null, text]);
    expect(fieldErrorIn(createRelationRefusals, apiError(error))).toEqual({ [field]: text });
  });

  test.each([
    ['any other error', { status: 500 }],
    ['the code of an invalid number without a 400', { status: 500, code: 'FOEDSELSNUMMER_VALIDERER_IKKE' }],
  ])('%s (B8.12)', (_, error) => {
    expect(shownNotice(createRelationRefusals, error)).toEqual([
      ...['failure', null, '{name} har ikke fått tilgang til {organisation} sine forsikringer.'],
    ]);
    expect(fieldErrorIn(createRelationRefusals, apiError(error))).toBeNull();
  });
});

test('an access that could not be deleted (B8.13)', () => {
  expect(shownNotice(deleteRelationRefusals, { status: 500 })).toEqual([
    'failure',
    null,
    'Det oppsto en feil, så tilgangen ble ikke slettet. Prøv igjen senere, eller kontakt oss.',
  ]);
});

test.each([
  ['a new access (B4.21)', relationCreated, '{name} har fått tilgang til {organisation} sine forsikringer.'],
  [
    'the access of another person (B8.14)',
    relationDeleted,
    '{name} er slettet, og har ikke lenger tilgang til {organisation}',
  ],
  ['the visitor’s only access (B8.14)', accessLost, 'Du har ikke lenger tilgang til {organisation}'],
  [
    'one of several own accesses',
    stillHasAccess,
    'Tilgangen er slettet. Du har fortsatt en annen tilgang til {organisation}.',
  ],
])('a confirmation about %s', (_, notice, text) => {
  expect(notice).toEqual({ kind: 'success', title: null, text });
});
