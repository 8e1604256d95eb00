import { describe, expect, test } from 'vitest';
import { withToggled } from '#domain/overview/folding.ts';
import { landingDamage } from '#domain/overview/landing-customers.ts';
import { foldableGroups } from '#domain/overview/private-landing.ts';
import { nothingSettled } from '#domain/overview/private-sources.ts';
import { car, customer } from '#flows/fixtures/customer.ts';
import { landingSite } from '#flows/fixtures/landing-site.ts';

test('a press opens a group, and the next one closes it; the others stay', () => {
  expect(withToggled(['home'], 'vehicles')).toEqual(['home', 'vehicles']);
  expect(withToggled(['home', 'vehicles'], 'home')).toEqual(['vehicles']);
});

describe('the groups that can be opened (C4.33)', () => {
  const own = (count: number) => ({
    value: landingDamage({
      ...customer,
      forsikringer: Array.from({ length: count }, (_, at) => ({ ...car, forsikringsnummer: `701${at}` })),
    }),
    error: null,
  });
  const policy = { forsikringsnummer: '73', versjon: 1, produkt: 'P05', title: 'Hus', subtitle: null };
  const shared = (count: number) => ({
    value: [
      { privatRelasjonId: 'r0', eierFornavn: 'OLA', eierEtternavn: 'Moen', forsikringer: [] },
      {
        privatRelasjonId: 'r1',
        eierFornavn: 'NINA',
        eierEtternavn: 'Moen',
        forsikringer: Array.from({ length: count }, () => policy),
      },
    ],
    error: null,
  });

  test.each([
    ['four own policies have none', 4, 0, '', []],
    ['five own policies have theirs', 5, 0, '', ['vehicles']],
    ['four policies in all have none', 3, 1, '', []],
    ['with the fifth, the shared policies have one', 3, 2, '', ['shared-1']],
    ['a search of a short list is ignored', 5, 0, 'bil', ['vehicles']],
    ['a search shows its hits unfolded', 15, 1, 'bil', ['shared-1']],
  ])('%s', (_, owned, seen, searchedName, expected) => {
    const page = {
      ...nothingSettled,
      damage: own(owned),
      shared: shared(seen),
      site: landingSite,
      form: { searchedName },
    };
    expect(foldableGroups(page)).toEqual(expected);
  });
});
