import { expect, test } from 'vitest';
import { changeDraft, formFromDraft, policyChange } from '#domain/requests/change-request.ts';
import { emptyRequest } from '#domain/requests/request-form.ts';
import { filledRequest } from '#flows/requests/order-policy/cases.ts';

const policy = {
  forsikringsnummer: '7330001',
  versjon: 3,
  produkt: 'N33',
  forsikringstekst: 'Næringsbil',
  status: 'KRAFT',
  periode: { fra: '2026-03-01' },
  premie: 5000,
};
const customer = {
  kundenummer: '2000001',
  forsikringer: [{ ...policy, status: 'AKSEPT', versjon: 4 }, policy],
};
const form = {
  ...filledRequest,
  melding: ' Ny sjåfør ',
  telefonnummer: '+47 912 34 567',
  epost: ' a@b.example',
};

test('a change has the customer, the policy and the version in force (B3.57, B7.12)', () => {
  expect(policyChange({ customer, number: '7330001', form })).toMatchObject({
    kundenummer: '2000001',
    forsikringsnummer: '7330001',
    versjon: 3,
    melding: 'Ny sjåfør',
    telefonnummer: '+4791234567',
    epost: 'a@b.example',
  });
});

test('a draft fills only the form of its own policy, and an empty form has no draft', () => {
  expect(changeDraft('7330001', emptyRequest, {})).toBeNull();
  const draft = changeDraft('7330001', form, {});
  expect(formFromDraft(draft, '7330001')).toEqual(form);
  expect(formFromDraft(draft, '7330002')).toEqual(emptyRequest);
  expect(formFromDraft(null, '7330001')).toEqual(emptyRequest);
});
