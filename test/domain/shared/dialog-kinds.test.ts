import { expect, test } from 'vitest';
import { kindNames, kinds } from '#domain/shared/dialog-kinds.ts';

test('the gallery has a dialog of each size, type and way to close it (A2.45, A4.14)', () => {
  const usual = {
    ...{ size: 'medium', type: 'standard', closeButton: true, escape: true },
    ...{ backdrop: false, swipe: false, timeOut: null },
  };
  expect(kinds).toEqual({
    standard: { ...usual, name: 'standard', description: 'Vanlig dialog' },
    generous: {
      ...usual,
      ...{ name: 'generous', description: 'Lukkes på alle måter' },
      ...{ size: 'large', backdrop: true, swipe: true, timeOut: 5000 },
    },
    strict: {
      ...usual,
      ...{ name: 'strict', description: 'Underdialog som bare lukkes av sin egen knapp' },
      ...{ size: 'wide', type: 'sub', closeButton: false, escape: false },
    },
    sub: { ...usual, name: 'sub', description: 'Underdialog', type: 'sub' },
  });
  expect(kindNames).toEqual(['standard', 'generous', 'strict', 'sub']);
});
