import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fill } from '#domain/errors/placeholders.ts';
import { declarationAction } from '#domain/policies/declaration-action.ts';
import {
  countedDeclarations,
  declarationStatuses,
  healthDeclarationContact,
  isOpen,
  openStatuses,
} from '#domain/policies/health-declaration.ts';

/** The number of declarations that count, by source. */
function countOpen(tasks: Parameters<typeof countedDeclarations>[0], reflexUrl: string | null) {
  const counted = countedDeclarations(tasks, reflexUrl);
  const from = (source: string) => counted.filter(({ kilde }) => kilde === source).length;
  return { MAGNUM: from('MAGNUM'), REFLEX: from('REFLEX') };
}

test('a health declaration has one of fifteen statuses (A4.5)', () => {
  expect(declarationStatuses).toEqual([
    'OPPRETTET',
    'KLAR_FOR_UTFYLLING',
    'UTGATT_KLAR_FOR_UTFYLLING',
    'UNDER_UTFYLLING',
    'FERDIG_UTFYLLT',
    'UTGATT_UTFYLLING',
    'KLAR_FOR_SIGNERING',
    'FERDIG_SIGNERT',
    'KUNDE_FERDIG_SIGNERT',
    'UNDER_BEHANDLING',
    'FERDIG_BEHANDLET',
    'EVALUER',
    'EVALUERING_STARTET',
    'EVALUERING_FERDIG',
    'KANSELLERT',
  ]);
});

describe('a declaration is open (A4.6)', () => {
  test('in four statuses', () => {
    expect(openStatuses).toEqual([
      'OPPRETTET',
      'KLAR_FOR_UTFYLLING',
      'UNDER_UTFYLLING',
      'KLAR_FOR_SIGNERING',
    ]);
    expect(declarationStatuses.filter((status) => isOpen({ status }))).toEqual(openStatuses);
  });

  test('in no unknown status', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'length', 'opprettet')), (status) => {
        expect(isOpen({ status })).toBe(false);
      }),
    );
  });
});

describe('open declarations (A4.6, A9.14)', () => {
  const magnum = { id: 1, status: 'KLAR_FOR_SIGNERING', kilde: 'MAGNUM' };
  const second = { id: 2, status: 'OPPRETTET', kilde: 'MAGNUM' };
  const reflex = { id: 3, status: 'UNDER_UTFYLLING', kilde: 'REFLEX' };
  const done = { id: 4, status: 'FERDIG_SIGNERT', kilde: 'MAGNUM' };
  const other = { id: 5, status: 'OPPRETTET', kilde: 'constructor' };
  const all = [magnum, second, reflex, done, other];

  test('count from both sources if REFLEX has an address', () => {
    expect(countOpen(all, 'https://reflex.example')).toEqual({ MAGNUM: 2, REFLEX: 1 });
    expect(countedDeclarations(all, 'https://reflex.example')).toEqual([magnum, second, reflex]);
  });

  test.each([null, ''])('count only from MAGNUM if the address of REFLEX is %j', (url) => {
    expect(countOpen(all, url)).toEqual({ MAGNUM: 2, REFLEX: 0 });
    expect(countedDeclarations(all, url)).toEqual([magnum, second]);
  });

  test('do not count if there are none', () => {
    expect(countOpen([], 'https://reflex.example')).toEqual({ MAGNUM: 0, REFLEX: 0 });
    expect(countOpen([done], 'https://reflex.example')).toEqual({ MAGNUM: 0, REFLEX: 0 });
  });

  test('count once, for their source', () => {
    const declaration = fc.record({
      status: fc.oneof(fc.string(), fc.constantFrom(...declarationStatuses)),
      kilde: fc.oneof(fc.string(), fc.constantFrom('MAGNUM', 'REFLEX', '__proto__')),
    });
    fc.assert(
      fc.property(fc.array(declaration), fc.constantFrom(null, 'https://reflex.example'), (tasks, url) => {
        const { MAGNUM, REFLEX } = countOpen(tasks, url);
        expect(MAGNUM + REFLEX).toBe(countedDeclarations(tasks, url).length);
        expect(MAGNUM + REFLEX).toBeLessThanOrEqual(tasks.filter(isOpen).length);
      }),
    );
  });
});

describe('the action of a declaration', () => {
  test.each([
    [
      'is to see the adviser’s proposal for a child (B4.2)',
      'OPPRETTET',
      true,
      { action: 'Se forslag', text: 'Rådgiveren din har satt opp et forslag til barneforsikring.' },
    ],
    [
      'is to see the adviser’s proposal for an adult (B4.2)',
      'OPPRETTET',
      false,
      { action: 'Se forslag', text: 'Rådgiveren din har satt opp et forslag til personforsikring.' },
    ],
    [
      'is to see the adviser’s proposal if the insured person’s age is unknown (B4.2)',
      'OPPRETTET',
      undefined,
      { action: 'Se forslag', text: 'Rådgiveren din har satt opp et forslag til forsikring.' },
    ],
    ['is to continue (B4.3)', 'UNDER_UTFYLLING', false, { action: 'Fortsett utfylling', text: null }],
    [
      'is to fill it in (B4.4)',
      'KLAR_FOR_UTFYLLING',
      false,
      { action: 'Fyll ut helseerklæring', text: null },
    ],
    [
      'is to sign it (B4.5)',
      'KLAR_FOR_SIGNERING',
      true,
      {
        action: 'Signer helseerklæring',
        text: 'Signer helseerklæringen for å fullføre søknaden.',
      },
    ],
  ])('%s', (_, status, isBarn, expected) => {
    expect(declarationAction({ status, isBarn })).toEqual(expected);
  });

  test('is to fill it in, in any other status (B4.4)', () => {
    const other = fc.oneof(fc.string(), fc.constantFrom('EVALUER', 'KANSELLERT', '__proto__', 'constructor'));
    fc.assert(
      fc.property(other, fc.boolean(), (status, isBarn) => {
        expect(declarationAction({ status, isBarn })).toEqual({
          action: 'Fyll ut helseerklæring',
          text: null,
        });
      }),
    );
  });
});

test('the text about a health declaration has the phone number and the opening hours (B9.14)', () => {
  expect(fill(healthDeclarationContact, { phone: '21 00 00 00' })).toBe(
    'Har du spørsmål om helseerklæringen? Ring oss på 21 00 00 00, åpent 09:00 til 15:00.',
  );
});
