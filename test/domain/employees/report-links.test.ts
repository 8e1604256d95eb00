import { expect, test } from 'vitest';
import { isSearchable } from '#domain/employees/employee-list.ts';
import { noPolicy } from '#domain/employees/employee-policy.ts';
import { reportLinks } from '#domain/employees/report-links.ts';

const standard = '#/bm/admin/ansatt-inn-og-utmelding';
const own = '#/bm/admin/selvadministrert-inn-og-utmelding';

test.each([
  ['an administrator', 'ADMIN', ['standard'], [['Inn- og utmelding av ansatte', standard]]],
  ['a user', 'SKRIVE', ['selfAdministered'], [['Inn- og utmelding av ansatte', own]]],
  [
    'a user with both kinds of insurance',
    'SKRIVE',
    ['standard', 'selfAdministered'],
    [
      ['Inn- og utmelding av ansatte', own],
      ['Inn- og utmelding – Andre forsikringer', standard],
    ],
  ],
  ['a user without insurance of employees', 'SKRIVE', [], []],
  ['a reader', 'LESE', ['standard', 'selfAdministered'], []],
  ['a visitor without a role', null, ['standard'], []],
] as const)('the links to the forms for %s (A2.32, B6.5)', (_, role, employeeForms, links) => {
  expect(reportLinks({ role, employeeForms }).map(({ text, to }) => [text, to.url])).toEqual(links);
});

const employee = { personInfo: {}, id: 0, foldedName: '', sortName: null };

test.each([
  ['employees of standard insurance', 'standard', [employee], true],
  ['employees of insurance that has ended', null, [employee], true],
  ['no employees', 'standard', [], false],
  ['employees of self-administered insurance', 'selfAdministered', [employee], false],
] as const)('a list with %s can be searched: %s (B2.80)', (_, form, employees, searchable) => {
  expect(isSearchable({ policy: { form }, employees })).toBe(searchable);
});

test('a list without its policy has no name and no form', () => {
  expect(noPolicy).toEqual({
    ...{ kundenummer: '', forsikringsnummer: '', produktkode: '', name: '', href: '', form: null },
  });
});
