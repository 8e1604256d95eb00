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
])('the safety measure %s of a farm has the label: %s (B2.60)', (field, label) => {
  expect(farmSafetyLabel(field)).toBe(label);
});

test.each([
  ['FJORFE', 'Fjørfe'],
  ['HEST', 'Hest'],
  ['HUSDYR', 'Husdyr'],
  ['REIN', null],
])('the animals %s have the label: %s (B2.65)', (code, label) => {
  expect(animalLabel(code)).toBe(label);
});
