import { expect, test } from 'vitest';
import {
  damagePoliciesRefusals,
  directAccessBlocked,
  ownRelationsRefusals,
  switchedBefore,
  switchNotices,
  unnamedBank,
} from '#domain/arriving/errors.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { generalError, shownNotice, temporarilyDown } from '#test/domain/errors/shown-notice.ts';

test('a visitor without damage insurance continues without a message (A4.9, A7.7)', () => {
  const noDamage = apiError({ status: 403, message: 'Bruker mangler tilgang til skadeforsikring' });
  expect(refusalIn(damagePoliciesRefusals, noDamage)).toBe('mayNotSeeDamage');
  expect(refusalIn(damagePoliciesRefusals, apiError({ status: 403 }))).toBeNull();
  expect(shownNotice(damagePoliciesRefusals, { status: 500 })).toEqual(generalError);
  expect(shownNotice(damagePoliciesRefusals, { code: 'INS00002' })).toEqual(temporarilyDown);
});

test('the chooser says which insurances are shown if the relations could not be loaded (A2.40)', () => {
  expect(shownNotice(ownRelationsRefusals, { status: 500 })).toEqual([
    'failure',
    'Noe gikk galt',
    'Vi fikk ikke hentet listen du kan velge fra. Du ser fortsatt de samme forsikringene som før.',
  ]);
  expect(shownNotice(ownRelationsRefusals, { code: 'INS00002' })).toEqual(temporarilyDown);
});

test('a switch that failed, or may have failed, says whose insurances are shown (A7.9)', () => {
  expect(switchNotices).toEqual({
    failed: {
      kind: 'failure',
      title: 'Vi fikk ikke byttet til {name}',
      text: 'Du ser fortsatt forsikringene til {party}.',
    },
    unknown: {
      kind: 'failure',
      title: 'Vi vet ikke om du har byttet til {name}',
      text: 'Prøv igjen, eller last siden på nytt for å se hvilke forsikringer som vises.',
    },
  });
  expect(switchedBefore).toBe('Du har byttet til {party}. Lukk vinduet for å se forsikringene.');
});

test('the page of a blocked bank names the bank, or says ‘banken din’ (A4.10)', () => {
  expect(directAccessBlocked).toEqual({
    kind: 'state',
    title: null,
    text: 'Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til {bank}.',
  });
  expect(unnamedBank).toBe('banken din');
});
