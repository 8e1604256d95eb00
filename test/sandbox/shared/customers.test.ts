import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals, personCustomerRefusals } from '#domain/errors/customer.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { resultOf, visitAs } from './visiting.ts';

const refusalFor = async (persona: PersonaId, path: string) => {
  const { status, code, message } = await resultOf(await visitAs(persona), path);
  return apiError({ status: Number(status), code: String(code), message: String(message) });
};

describe('the damage customer', () => {
  test.each([
    ['other-bank', 'FOR3170009'],
    ['new-customer', 'FOR3170051'],
    ['business-no-role', 'FEL3710020'],
  ] as const)('is refused to %s with %s', async (persona, refusal) => {
    expect(refusalIn(damageCustomerRefusals, await refusalFor(persona, '/skade/kunde'))).toBe(refusal);
  });

  const policies = async (persona: PersonaId) => {
    const { body } = await resultOf(await visitAs(persona), '/skade/kunde');
    return (
      body as { forsikringer: { produkt: string; selvadministrert?: boolean; nesteVersjon?: object }[] }
    ).forsikringer;
  };

  test('has the number of policies of the persona', async () => {
    expect(await policies('private-empty')).toEqual([]);
    expect((await policies('private-one')).map(({ produkt }) => produkt)).toEqual(['M05']);
    expect((await policies('private-rich')).length).toBeGreaterThan(20);
  });

  test('has a product that the portal does not know, if it has policies of every kind', async () => {
    expect((await policies('private-rich')).map(({ produkt }) => produkt)).toContain('Q99');
  });

  test('has self-administered insurance if the persona has it', async () => {
    const own = (all: Awaited<ReturnType<typeof policies>>) =>
      all.find(({ produkt }) => produkt === 'N17')?.selvadministrert;
    expect(own(await policies('business-admin'))).toBe(false);
    expect(own(await policies('business-self-administered'))).toBe(true);
  });

  test('has a valid AvtaleGiro agreement with one policy, and none with many', async () => {
    const valid = async (persona: PersonaId) =>
      (await resultOf(await visitAs(persona), '/skade/kunde')).body as { gyldigAvtalegiro: boolean };
    expect(await valid('private-one')).toMatchObject({ gyldigAvtalegiro: true });
    expect(await valid('private-rich')).toMatchObject({ gyldigAvtalegiro: false });
  });
});

test('the person customer of another bank is refused', async () => {
  const error = await refusalFor('other-bank', '/person/kunde');
  expect(refusalIn(personCustomerRefusals, error)).toBe('notInThisBank');
});

test('a visitor who is not a customer yet has no sales entrance', async () => {
  expect(await resultOf(await visitAs('new-customer'), '/nysalg-skade/skadesalgsinngang')).toMatchObject({
    developerMessage: 'FINNER_IKKE_SKADEKUNDENUMMER',
  });
});

test.each([
  ['moving', 'FREMTIND'],
  ['private-one', 'EIKA'],
] as const)('%s buys from %s', async (persona, company) => {
  expect(await resultOf(await visitAs(persona), '/nysalg-skade/skadesalgsinngang')).toEqual({
    body: company,
  });
});

test('digital sale refuses a visitor who may not buy digitally (A7.20)', async () => {
  expect(await resultOf(await visitAs('unwanted'), '/digitalt-salg')).toEqual({
    body: { kanKjopeDigitalt: false },
  });
});
