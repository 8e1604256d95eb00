import { expect, test } from 'vitest';
import { businessFieldLabel, businessPackageLabel } from '#domain/policies/labels/business.ts';

test.each([
  ['dekning', 'Dekning'],
  ['omsetning', 'Omsetning'],
  ['andelOmsetning', 'Andel av omsetning'],
  ['sumEiendeler', 'Sum eiendeler'],
  ['egenandel', 'Egenandel'],
  ['karenstid', 'Karenstid'],
  ['bransje', 'bransje'],
])('the field %s of a business has the label: %s (B2.64)', (field, label) => {
  expect(businessFieldLabel(field)).toBe(label);
});

test.each([
  ['harFullEiendelsdekning', 'Full dekning av eiendeler'],
  ['harPanthaver', 'Panthaver'],
  ['harAvbruddstap', 'Avbruddstap'],
  ['harAnsvar', 'Ansvar'],
  ['harReise', 'harReise'],
])('the part %s of a package has the label: %s (B2.64)', (field, label) => {
  expect(businessPackageLabel(field)).toBe(label);
});
