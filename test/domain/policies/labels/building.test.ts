import { expect, test } from 'vitest';
import {
  buildingCoverLabel,
  buildingFieldLabel,
  buildingSafetyLabel,
} from '#domain/policies/labels/building.ts';

test.each([
  ['objektstype', 'Type bygning'],
  ['opprinneligByggear', 'Byggeår'],
  ['typekjeller', 'Kjeller'],
  ['egenandel', 'Egenandel'],
  ['sisteElkontrollDato', 'Siste elkontroll'],
  ['harPanthaver', 'Panthaver'],
  ['fritekst1', 'fritekst1'],
])('the field %s of a building has the label: %s (B3.15, B3.18)', (field, label) => {
  expect(buildingFieldLabel(field)).toBe(label);
});

test.each([
  ['harBygningsdekning', 'Bygning'],
  ['harBygningpluss', 'Bygning Pluss'],
  ['harInnbodekning', 'Innbo'],
  ['harInnbopluss', 'Innbo Pluss'],
  ['harRaateSkadedyrdekning', 'Råte og skadedyr'],
  ['harHage', 'harHage'],
])('the cover %s of a building has the label: %s (B3.16)', (field, label) => {
  expect(buildingCoverLabel(field)).toBe(label);
});

test.each([
  ['harBrannalarm', 'Brannalarm'],
  ['harInnbruddsalarm', 'Innbruddsalarm'],
  ['harLekkasjealarm', 'Lekkasjealarm'],
  ['harLekkasjestopp', 'Lekkasjestopp'],
  ['harRorIRor', 'Rør-i-rør'],
  ['harSensor', 'Sensor'],
  ['harElkontroll', 'Godkjent elkontroll'],
  ['harNyttElanlegg', 'Nytt elektrisk anlegg'],
  ['harNyeRor', 'Nye rør'],
  ['harVakthund', 'harVakthund'],
])('the safety measure %s of a building has the label: %s (B2.59)', (field, label) => {
  expect(buildingSafetyLabel(field)).toBe(label);
});
