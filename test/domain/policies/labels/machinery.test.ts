import { expect, test } from 'vitest';
import { machineryBasicCoverLabel, machineryKaskoLabel } from '#domain/policies/labels/machinery.ts';

test.each([
  ['ANSVAR', 'Ansvar'],
  ['ANSVAR_UREGISTRERT', 'Ansvar for uregistrert maskin'],
  ['REDSKAP_KASKO', 'Kasko for redskap'],
  ['KASKO', null],
])('the basic cover %s of a machine has the label: %s (B9.27)', (code, label) => {
  expect(machineryBasicCoverLabel(code)).toBe(label);
});

test.each([
  ['KASKO', 'Kasko'],
  ['KASKO_MASKINSKADE', 'Kasko med maskinskade'],
  ['NEI', 'Nei'],
  ['JA', null],
])('the kasko %s of a machine has the label: %s (B9.27)', (code, label) => {
  expect(machineryKaskoLabel(code)).toBe(label);
});
