import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { noCustomer } from '#domain/policies/business-policies.ts';
import { columnsOf, documentWords, fileNameOf, pageOfPolicy } from '#domain/policies/policy-document.ts';

test.each([
  ['is the length of the longest line', 'Kasko\nTrafikkforsikringsavgift\nPris', 24],
  ['excludes spaces at the end of a line', 'Kasko   4 000 kr      \r\nPris', 16],
  ['is at least 1', '\n', 1],
])('the number of columns of a document %s (B2.70)', (_, text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});

describe('a document', () => {
  const policy = {
    ...{ paths: { text: '/t', pdf: '/p' }, forsikringsnummer: '7130010', versjon: 2, produkt: 'M05' },
    ...{ forsikringstekst: 'Bil', info: null, owner: null },
  };

  test.each([
    ['certificate', 'Forsikringsbevis', 'Henter forsikringsbeviset …', 'forsikringsbevis', ''],
    ['sharedCertificate', 'Forsikringsbevis', 'Henter forsikringsbeviset …', 'forsikringsbevis', 'delt/'],
    ['offerLetter', 'Tilbudsbrev', 'Henter tilbudsbrevet …', 'tilbudsbrev', 'tilbud/'],
  ] as const)(
    'of the kind %s has its words, file and page (B2.66, B2.67, B2.68)',
    (kind, title, loading, file, area) => {
      expect(documentWords[kind]).toMatchObject({ title, loading });
      expect(fileNameOf(kind, policy)).toBe(`${file}-7130010.pdf`);
      expect(pageOfPolicy(kind, policy)).toBe(`#/${area}bil/7130010/2`);
    },
  );

  test.each([
    ['certificate', 'Vi klarte ikke å hente ditt forsikringsbevis. Vennligst prøv igjen senere.'],
    ['sharedCertificate', 'Vi klarte ikke å hente ditt forsikringsbevis. Vennligst prøv igjen senere.'],
    ['offerLetter', 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.'],
  ] as const)('of the kind %s that is not there has its sentence (B8.3, B8.40)', (kind, text) => {
    expect(noticeIn(documentWords[kind].refusals, apiError({ status: 404 })).text).toBe(text);
  });
});

test('spaces inside a line count, those at its end do not', () => {
  expect(columnsOf('a  b   \n\tc')).toBe(4);
});

test('a very long letter has a longest line too', () => {
  expect(columnsOf('to\n'.repeat(200_000))).toBe(2);
});

test('a business that is not a customer has no number and no policies (A6.5)', () => {
  expect(noCustomer).toEqual({ kundenummer: '', forsikringer: [] });
});
