import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { DirectDebitFailed } from '#views/buying/direct-debit/direct-debit-failed.tsx';
import { DirectDebitUnavailable } from '#views/buying/direct-debit/direct-debit-unavailable.tsx';

afterEach(cleanup);

const back = { url: '/min-side' as AllowedAddress };

const screens = [
  [
    'the receipt of a failure',
    (isPurchase: boolean) => <DirectDebitFailed context={{ isPurchase, setupAddress: '#/', back }} />,
  ],
  [
    'the page whose form for the bank failed to load',
    (isPurchase: boolean) => (
      <DirectDebitUnavailable
        context={{ error: apiError({ status: 500 }), site: { isPurchase, back } }}
        send={() => {}}
      />
    ),
  ],
] as const;

describe.each(screens)('%s (A8.16, C5.3)', (_, screenFor) => {
  test.each([
    [
      'after a purchase, says that the insurance is bought',
      true,
      'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken. Forsikringen er likevel kjøpt.',
    ],
    [
      'without a purchase, says nothing of an insurance',
      false,
      'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken.',
    ],
  ])('%s', (__, isPurchase, text) => {
    render(screenFor(isPurchase));
    expect(screen.getByText(/^Noe gikk galt\./).textContent).toBe(text);
  });
});
