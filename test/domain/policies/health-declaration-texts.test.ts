import { expect, test } from 'vitest';
import { fill } from '#domain/errors/placeholders.ts';
import {
  healthDeclarationContact,
  healthDeclarationHidden,
} from '#domain/policies/health-declaration-texts.ts';

test('B9.14: who has a health declaration to fill in reads whom to ring, and when', () => {
  expect(fill(healthDeclarationContact, { phone: '21 00 00 00' })).toBe(
    'Har du spørsmål om helseerklæringen? Ring oss på 21 00 00 00, åpent 09:00 til 15:00.',
  );
});

test('B4.30: whose health declaration is hidden reads when it comes, and why not now', () => {
  expect(healthDeclarationHidden).toBe(
    'Helseerklæringen blir tilgjengelig i morgen. Det skyldes en oppgradering av systemet.',
  );
});
