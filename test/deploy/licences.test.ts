import { expect, test } from 'vitest';
import { billOfMaterials } from '#deploy/bill-of-materials.ts';
import { licencesOf } from '#deploy/licences.ts';

test('the licences of the product name each of its packages, with the text', () => {
  const licences = licencesOf('.');
  expect(licences).toContain('react 19.3.1: MIT');
  expect(licences).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(licences).toContain('@fontsource-variable/source-sans-3 5.3.0: OFL-1.1');
  expect(licences).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licences).not.toContain('vitest ');
});

test('the bill of materials has the packages of the product alone', () => {
  const { bomFormat, components } = JSON.parse(billOfMaterials('.'));
  const names = components.map(({ name }: { readonly name: string }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'xstate', '@navikt/ds-react']));
  expect(names).not.toContain('vitest');
});
