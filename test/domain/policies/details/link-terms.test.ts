import { expect, test } from 'vitest';
import { linkTerms } from '#domain/policies/details/cover-blocks.ts';
import { describeCovers } from '#domain/policies/details/covers.ts';

const sentence = 'Om glass, tyveri og veihjelp er med, står i vilkårene.';
const blocks = describeCovers({ dekninger: [{ navn: 'Kasko' }] }, 'vehicle');
const car = { title: 'Vilkår for Bil', url: '/vilkar/bil.pdf' };
const general = { title: 'Generelle vilkår', url: '/vilkar/generelle.pdf' };

const termsIn = (terms: Parameters<typeof linkTerms>[1], given = blocks) =>
  linkTerms(given, terms).flatMap((block) =>
    block.kind === 'covers' ? block.covers.map((cover) => cover.terms) : [],
  );

test('a cover refers to the terms of the product, the first document of the list (C4.44, B2.49)', () => {
  expect(termsIn([car, general])).toEqual([{ text: sentence, url: '/vilkar/bil.pdf' }]);
});

test('the sentence about the terms has no link while they load, and is left out if there are none (C4.44)', () => {
  expect(termsIn(null)).toEqual([{ text: sentence, url: null }]);
  expect(termsIn([])).toEqual([undefined]);
});

test('the covers of an object refer to the terms, too (C4.44)', () => {
  const object = { kind: 'object', group: 'Bygninger', heading: 'Hus', about: null, blocks: [] } as const;
  const parts = describeCovers({ dekninger: [{ navn: 'Kasko' }] }, 'vehicle');
  const [linked] = linkTerms([{ ...object, blocks: parts }], [car]);
  expect(linked?.kind === 'object' && termsIn([car], linked.blocks)).toEqual([
    { text: sentence, url: '/vilkar/bil.pdf' },
  ]);
});

test('a cover that the policy does not have refers to no terms (C4.44)', () => {
  const none = describeCovers({ dekninger: [{ navn: 'Kasko', sum: 0 }] }, 'vehicle');
  expect(termsIn([car], none)).toEqual([undefined]);
});
