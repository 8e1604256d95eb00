import { expect, test } from 'vitest';
import { codeLabels, labels } from '#domain/policies/labels/labels.ts';

const label = labels({ KASKO: 'Kasko', NEI: 'Nei' });

test('a known code has a label', () => {
  expect(['KASKO', 'NEI'].map(label)).toEqual(['Kasko', 'Nei']);
});

test.each(['kasko', 'KASKO ', '', '__proto__', 'constructor', 'toString'])(
  'the unknown name %j has no label as a code, and its own name as a field',
  (code) => {
    expect(codeLabels({ KASKO: 'Kasko' })(code)).toBeNull();
    expect(label(code)).toBe(code);
  },
);
