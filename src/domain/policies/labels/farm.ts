import { codeLabels, labels } from './labels.ts';

// B2.60, B2.65. The spec has no codes: they and their labels are assumed.

export const farmSafetyLabel = labels({
  harVanntake: 'Vanntåke',
  harSensor: 'Sensor',
  harBrannalarm: 'Brannalarm',
  harElkontroll: 'Elkontroll',
  harOverspenningsvern: 'Overspenningsvern',
  harRadgivningstjeneste: 'Medlem av rådgivningstjeneste',
});

export const animalLabel = codeLabels({
  FJORFE: 'Fjørfe',
  HEST: 'Hest',
  HUSDYR: 'Husdyr',
});
