import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { noticeIn, refusalIn } from '#domain/errors/refusals.ts';
import {
  certificateRefusals,
  detailRefusals,
  proposalNotFound,
  proposalRefusals,
} from '#domain/policies/document-errors.ts';

const generic = {
  kind: 'failure',
  title: 'Noe gikk galt',
  text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
};

test('a certificate that could not be loaded asks to try again later (B8.3)', () => {
  expect(noticeIn(certificateRefusals, apiError({ status: 404 }))).toEqual({
    kind: 'failure',
    title: null,
    text: 'Vi klarte ikke å hente ditt forsikringsbevis. Vennligst prøv igjen senere.',
  });
});

test('a policy that could not be loaded shows the standard title and sentence (B8.2, B8.4)', () => {
  expect(noticeIn(detailRefusals, apiError({ status: 500 }))).toEqual(generic);
  expect(noticeIn(detailRefusals, apiError({ code: 'INS00002' })).title).toBe('Prøv igjen senere');
});

describe('a missing proposal (B8.40)', () => {
  const notFound = {
    kind: 'refusal',
    title: 'Noe gikk galt!',
    text: 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.',
  };

  test('reads so, whether the server or the list says it', () => {
    const error = apiError({ status: 404 });
    expect(noticeIn(proposalRefusals, error)).toEqual(notFound);
    expect(refusalIn(proposalRefusals, error)).toBe('notFound');
    expect(proposalNotFound).toEqual(notFound);
  });

  test('but not when the server is down', () => {
    expect(noticeIn(proposalRefusals, apiError({ status: 500 }))).toEqual(generic);
  });
});
