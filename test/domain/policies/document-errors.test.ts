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

test('the notice for a failed certificate has its own text (B8.3)', () => {
  expect(noticeIn(certificateRefusals, apiError({ status: 404 }))).toEqual({
    kind: 'failure',
    title: null,
    text: 'Vi klarte ikke å hente ditt forsikringsbevis. Vennligst prøv igjen senere.',
  });
});

test('the notice for a failed policy is the general one (B8.2, B8.4)', () => {
  expect(noticeIn(detailRefusals, apiError({ status: 500 }))).toEqual(generic);
  expect(noticeIn(detailRefusals, apiError({ code: 'INS00002' })).title).toBe('Prøv igjen senere');
});

describe('the notice for a missing proposal (B8.40)', () => {
  const notFound = {
    kind: 'refusal',
    title: 'Noe gikk galt!',
    text: 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.',
  };

  test('is the same for a 404 and for a list without the proposal', () => {
    const error = apiError({ status: 404 });
    expect(noticeIn(proposalRefusals, error)).toEqual(notFound);
    expect(refusalIn(proposalRefusals, error)).toBe('notFound');
    expect(proposalNotFound).toEqual(notFound);
  });

  test('is not shown if the server fails', () => {
    expect(noticeIn(proposalRefusals, apiError({ status: 500 }))).toEqual(generic);
  });
});
