import { expect, test } from 'vitest';
import { animalLabel, farmSafetyLabel } from '#domain/policies/labels/farm.ts';

test.each([
  ['harVanntake', 'Vanntåke'],
  ['harSensor', 'Sensor'],
  ['harBrannalarm', 'Brannalarm'],
  ['harElkontroll', 'Elkontroll'],
  ['harOverspenningsvern', 'Overspenningsvern'],
  ['harRadgivningstjeneste', 'Medlem av rådgivningstjeneste'],
  ['harGjerde', 'harGjerde'],
])('B2.60: the customer reads what makes a farm safe, %s, as %s', (field, label) => {
  expect(farmSafetyLabel(field)).toBe(label);
});

test.each([
  ['FJORFE', 'Fjørfe'],
  ['HEST', 'Hest'],
  ['HUSDYR', 'Husdyr'],
  ['REIN', null],
])('B2.65: the customer reads the animals %s as %s', (code, label) => {
  expect(animalLabel(code)).toBe(label);
});
