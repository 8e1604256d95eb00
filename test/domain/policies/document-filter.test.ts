import { expect, test } from 'vitest';
import { type DocumentFilter, documentFilters } from '#domain/policies/document-filter.ts';

test('the filter has all documents except invoices, invoices, and all documents (B9.30)', () => {
  const expected: readonly DocumentFilter[] = ['ALL_DOKUMENT_TYPES_EXCEPT_FAKTURA', 'FAKTURA', 'ALL'];
  expect(documentFilters).toEqual(expected);
});
