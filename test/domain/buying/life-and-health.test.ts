import { expect, test } from 'vitest';
import { lifeAndHealth, lifeAndHealthLinks } from '#domain/buying/life-and-health.ts';

test('the section “Liv og helse” has six products of the successor (A2.37)', () => {
  expect(lifeAndHealth.map(({ title, target, icon }) => [title, target, icon])).toEqual([
    ['Barn', 'buyChild', 'child'],
    ['Behandling', 'buyTreatment', 'health'],
    ['Kritisk sykdom', 'buyCriticalIllness', 'illness'],
    ['Liv', 'buyLife', 'life'],
    ['Ufør', 'buyDisability', 'disability'],
    ['Ulykke', 'buyAccident', 'accident'],
  ]);
});

test('the links lead to the successor’s private buy paths, with the bank (A2.47, C3.7)', () => {
  expect(lifeAndHealthLinks('kunde.forsikring.example', '3361').map(({ address }) => address)).toEqual([
    'https://kunde.forsikring.example/hopp/3361/pm/kjop/barn',
    'https://kunde.forsikring.example/hopp/3361/pm/kjop/behandling',
    'https://kunde.forsikring.example/hopp/3361/pm/kjop/kritisk-sykdom',
    'https://kunde.forsikring.example/hopp/3361/pm/kjop/liv',
    'https://kunde.forsikring.example/hopp/3361/pm/kjop/ufor',
    'https://kunde.forsikring.example/hopp/3361/pm/kjop/ulykke',
  ]);
});

test('without a bank there are no links', () => {
  expect(lifeAndHealthLinks('kunde.forsikring.example', '')).toEqual([]);
});
