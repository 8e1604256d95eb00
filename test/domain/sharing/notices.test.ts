import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { fieldErrorIn } from '#domain/errors/refusals.ts';
import {
  createInsightRefusals,
  deleteInsightRefusals,
  insightDeleted,
  maybeDeleted,
  maybeGiven,
  nothingToShare,
  organisationSharesNothing,
  ownerName,
  sharedByText,
  sharingListRefusals,
} from '#domain/sharing/errors.ts';
import { shownNotice } from '#test/domain/errors/shown-notice.ts';

test.each([
  ['a list (B8.22)', sharingListRefusals, 'Beklager, det har oppstått en feil. Vennligst prøv igjen senere.'],
  [
    'a deletion (B8.20)',
    deleteInsightRefusals,
    'Det oppstod en feil under slettingen av {name}. Prøv igjen!',
  ],
])('the notice after a failure of %s', (_, table, text) => {
  expect(shownNotice(table, { code: 'INS00002' })).toEqual(['failure', null, text]);
});

test('a surname that does not fit the number is shown below the field (B8.18)', () => {
  expect(fieldErrorIn(createInsightRefusals, apiError({ status: 400, code: 'FEL3710015' }))).toEqual({
    etternavn:
      'Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige.',
  });
});

test.each([
  ['insight that was deleted (B8.21)', insightDeleted, 'success', null, 'Innsynet til {name} ble slettet'],
  [
    'a gift without a response',
    maybeGiven,
    'failure',
    'Vi fikk ikke svar',
    '{name} kan ha fått innsyn likevel. Se i listen før du prøver igjen.',
  ],
  [
    'a deletion without a response',
    maybeDeleted,
    'failure',
    'Vi fikk ikke svar',
    'Innsynet til {name} kan være slettet likevel. Se i listen før du prøver igjen.',
  ],
  [
    'a customer without damage insurance (B6.10)',
    nothingToShare,
    'state',
    null,
    'Du har ingen skadeforsikringer, og kan derfor ikke gi innsyn.',
  ],
  [
    'an organisation (B6.10)',
    organisationSharesNothing,
    'state',
    null,
    'Du er inne på vegne av en bedrift. Bytt til deg selv for å dele forsikringene dine.',
  ],
])('the notice about %s', (_, notice, kind, title, text) => {
  expect(notice).toEqual({ kind, title, text });
});

test.each([
  [{ eierFornavn: 'Ola', eierEtternavn: 'Hansen' }, 'Ola Hansen', 'Ola Hansen'],
  [{ eierFornavn: '', eierEtternavn: 'Hansen' }, 'Hansen', 'Hansen'],
  [{ eierFornavn: '', eierEtternavn: '' }, '', 'Eieren'],
])('the owner %o of a shared policy is named (B6.10)', (owner, name, shown) => {
  expect(ownerName(owner)).toBe(name);
  expect(sharedByText(owner)).toBe(
    `${shown} har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.`,
  );
});
