import { expect, test } from 'vitest';
import { fill } from '#domain/errors/placeholders.ts';
import {
  healthDeclarationContact,
  healthDeclarationHidden,
} from '#domain/policies/health-declaration-texts.ts';

test('B9.14: the text about a health declaration has the phone number and the opening hours', () => {
  expect(fill(healthDeclarationContact, { phone: '21 00 00 00' })).toBe(
    'Har du spørsmål om helseerklæringen? Ring oss på 21 00 00 00, åpent 09:00 til 15:00.',
  );
});

test('B4.30: the text about a hidden health declaration says when it is available, and why', () => {
  expect(healthDeclarationHidden).toBe(
    'Helseerklæringen blir tilgjengelig i morgen. Det skyldes en oppgradering av systemet.',
  );
});
