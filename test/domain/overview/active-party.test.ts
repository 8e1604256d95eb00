import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { activePartyName, canSwitch, companyOf, lacksRole } from '#domain/overview/active-party.ts';
import type { Relation } from '#domain/person/relation.ts';

const relation = (rolle: string, more: Partial<Relation> = {}): Relation => ({
  organisasjonsnummer: '923609016',
  organisasjonsnavn: 'Fjordglimt Snekkeri AS',
  kundenavn: { fulltNavn: 'Astrid Nes' },
  rolle,
  ...more,
});
const loaded = (...value: readonly Relation[]) => ({ value, error: null });
const failed = (error: Parameters<typeof apiError>[0]) => ({ value: null, error: apiError(error) });
const missingRole = { status: 403, code: 'FEL3710020', message: 'Missing required role.' };

const company = { organisasjonsnummer: '923609016' };
const person = { organisasjonsnummer: null };

describe('the visitor can switch (A2.26)', () => {
  test.each([
    ['with a relation', true, loaded(relation('LESE')), true],
    ['not without relations', true, loaded(), false],
    ['not while the relations load', true, null, false],
    ['not if the relations failed', true, failed({ status: 500 }), false],
    ['not if the site does not offer it', false, loaded(relation('LESE')), false],
  ])('%s', (_, maySwitch, relations, can) => {
    expect(canSwitch({ maySwitch, relations })).toBe(can);
    expect(activePartyName({ maySwitch, visitor: company, relations, organisation: null })).toBe(
      can ? 'Fjordglimt Snekkeri AS' : null,
    );
  });

  test('and is named if they act for themselves', () => {
    const relations = loaded(relation('LESE'));
    expect(activePartyName({ maySwitch: true, visitor: person, relations, organisation: null })).toBe(
      'Astrid Nes',
    );
  });
});

describe('a company in which the visitor has no role has', () => {
  const others = loaded(relation('LESE', { organisasjonsnummer: '917103801' }));
  const organisation = { value: { organisasjonsnavn: 'Fjordglimt Snekkeri AS' }, error: null };
  const named = { maySwitch: true, visitor: company, relations: others };

  test('its number until its name is loaded, and if that fails', () => {
    expect(activePartyName({ ...named, organisation: null })).toBe('923 609 016');
    expect(activePartyName({ ...named, organisation: failed({ status: 500 }) })).toBe('923 609 016');
  });

  test('the name of its relation, if the call of the insurance said that there is no role', () => {
    const related = { ...named, relations: loaded(relation('LESE')) };
    expect(activePartyName({ ...related, organisation })).toBe('Fjordglimt Snekkeri AS');
  });

  test('its name and its number then', () => {
    expect(activePartyName({ ...named, organisation })).toBe('Fjordglimt Snekkeri AS, 923 609 016');
  });
});

describe('the visitor has no role in the company (C4.12)', () => {
  test.each([
    ['if the relations are to others', loaded(relation('ADMIN', { organisasjonsnummer: '917103801' })), true],
    ['if there are no relations', loaded(), true],
    ['if their role is unknown', loaded(relation('EIER')), true],
    ['but not with read access', loaded(relation('LESE')), false],
    ['if the server says so', failed(missingRole), true],
    ['but not after another error', failed({ status: 500 }), false],
    ['but not while the relations load', null, false],
  ])('%s', (_, relations, lacks) => {
    expect(lacksRole({ visitor: company, relations })).toBe(lacks);
  });
});

describe('what the relations say about the company', () => {
  test('is its name and the visitor’s role', () => {
    expect(companyOf({ visitor: company, relations: loaded(relation('SKRIVE')) })).toEqual({
      organisation: 'Fjordglimt Snekkeri AS',
      role: 'SKRIVE',
      roleError: null,
    });
  });

  test('is its number while they load', () => {
    expect(companyOf({ visitor: company, relations: null })).toEqual({
      organisation: '923 609 016',
      role: null,
      roleError: null,
    });
  });

  test('is its number and their error if they failed', () => {
    const relations = failed({ status: 500 });
    expect(companyOf({ visitor: company, relations })).toEqual({
      organisation: '923 609 016',
      role: null,
      roleError: relations.error,
    });
  });

  test('is nothing for a visitor who acts for themselves', () => {
    expect(companyOf({ visitor: person, relations: loaded(relation('ADMIN')) })).toEqual({
      organisation: '',
      role: null,
      roleError: null,
    });
  });
});
