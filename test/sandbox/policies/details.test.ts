import { expect, test } from 'vitest';
import { personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { detailAddress, policyOf, visitAs } from './policy-calls.ts';

const car = policyOf('private-rich', 'M05');

test('a policy’s details have the requested version, also the renewed one (B7.2)', async () => {
  const visitor = await visitAs('private-rich');
  const next = car.nesteVersjon;
  if (!next) throw new Error('the car is not renewed');
  const present = await (await visitor.get(detailAddress('private-rich', car))).json();
  const renewed = await (await visitor.get(detailAddress('private-rich', next))).json();
  expect(present.forsikring).toMatchObject({
    versjon: car.versjon,
    nesteVersjon: { versjon: next.versjon, premie: next.premie },
  });
  expect(renewed.forsikring.versjon).toBe(next.versjon);
  expect(renewed.forsikring.nesteVersjon).toBeUndefined();
});

test('another version, another product’s path and another customer’s policy are not found', async () => {
  const visitor = await visitAs('private-rich');
  for (const address of [
    detailAddress('private-rich', { ...car, versjon: 99 }),
    detailAddress('private-rich', car, { code: 'P07' }),
    detailAddress('business-admin', policyOf('business-admin', 'N07')),
  ]) {
    expect([address, (await visitor.get(address)).status]).toEqual([address, 404]);
  }
});

test('the transaction must be the damage customer’s', async () => {
  const visitor = await visitAs('private-rich');
  const { status } = await visitor.get(detailAddress('private-rich', car, { transaction: 'another' }));
  expect(status).toBe(400);
});

test('a visitor without a role in the organisation sees none of its policies (A6.5)', async () => {
  const policy = policyOf('business-admin', 'N07');
  const reader = await visitAs('business-reader');
  expect((await reader.get(detailAddress('business-reader', policy))).status).toBe(200);
  const stranger = await visitAs('business-no-role');
  const response = await stranger.get(detailAddress('business-no-role', policy));
  expect([response.status, (await response.json()).code]).toEqual([403, 'FEL3710020']);
});

test('occupation groups count the employees of the organisation (B3.25)', async () => {
  const visitor = await visitAs('business-large');
  const policy = policyOf('business-large', 'N20');
  const { yrkesgrupper } = await (await visitor.get(detailAddress('business-large', policy))).json();
  expect(yrkesgrupper.map(({ antallAnsatte }: { antallAnsatte: number }) => antallAnsatte)).toEqual([
    7500, 2500, 1,
  ]);
});

test('two products of a customer never have the same number', () => {
  for (const policies of [policiesOf(personas['private-rich']), policiesOf(personas['business-admin'])]) {
    expect(new Set(policies.map(({ forsikringsnummer }) => forsikringsnummer)).size).toBe(policies.length);
  }
});
