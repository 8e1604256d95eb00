import { expect, test } from 'vitest';
import { fill } from '#domain/errors/placeholders.ts';
import {
  healthDeclarationContact,
  healthDeclarationHidden,
} from '#domain/policies/health-declaration-texts.ts';

test('the text about a health declaration has the phone number and the opening hours (B9.14)', () => {
  expect(fill(healthDeclarationContact, { phone: '21 00 00 00' })).toBe(
    'Har du spørsmål om helseerklæringen? Ring oss på 21 00 00 00, åpent 09:00 til 15:00.',
  );
});

test('the text about a hidden health declaration says when it is available, and why (B4.30)', () => {
  expect(healthDeclarationHidden).toBe(
    'Helseerklæringen blir tilgjengelig i morgen. Det skyldes en oppgradering av systemet.',
  );
});
