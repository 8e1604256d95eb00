import { expect, test } from 'vitest';
import { lifeAndHealth } from '#domain/products/life-and-health.ts';

test('A2.37: life and health is bought from the successor', () => {
  expect(lifeAndHealth).toEqual([
    { title: 'Barn', target: 'buyChild' },
    { title: 'Behandling', target: 'buyTreatment' },
    { title: 'Kritisk sykdom', target: 'buyCriticalIllness' },
    { title: 'Liv', target: 'buyLife' },
    { title: 'Ufør', target: 'buyDisability' },
    { title: 'Ulykke', target: 'buyAccident' },
  ]);
});
