import { expect, test } from 'vitest';
import { proposalCases } from '#flows/policies/proposal/cases.ts';
import { visitAs } from './policy-calls.ts';

test('the sandbox offers what the cases of the flow `proposal` open', async () => {
  const { forsikringsnummer, version } = proposalCases.input.offerKey;
  const visitor = await visitAs('private-rich');
  const { tilbudList } = await (await visitor.get('/rest/tilbud')).json();
  expect(tilbudList).toContainEqual(
    expect.objectContaining({ forsikringsnummer, versjon: Number(version), produkt: 'M05' }),
  );
});
