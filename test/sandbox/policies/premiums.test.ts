import { expect, test } from 'vitest';
import { businessRows } from '#domain/overview/business.ts';
import type { Fact } from '#domain/policies/details/block.ts';
import { damagePage, lifePage } from '#domain/policies/details/policy-page.ts';
import { damageRow, lifeRows } from '#domain/policies/policy-row.ts';
import { productOf } from '#domain/products/catalogue.ts';
import type { DamageCustomer, DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { PersonCustomer } from '#domain/shared/person-customer.ts';
import { isActive } from '#domain/shared/policy-status.ts';
import { readable } from '#domain/shared/wire.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { detailAddress, visitAs } from './policy-calls.ts';

const link = (url: string) => ({ url: url as AllowedAddress });
const site = {
  overview: link('/mine-forsikringer'),
  claim: link('/meld-skade'),
  changeCar: link('/endre-bil'),
  messages: link('/meldinger'),
  missing: link('/savner-du-noe'),
  healthStatus: link('/helseerklaering'),
  alarmCentre: '21 00 00 99',
  phone: '21 00 00 00',
};
const today = '2026-11-22';

/** In kroner, as the detail page shows it. */
function shownPrice(facts: readonly Fact[], label: string): number | null {
  const shown = facts.find((fact) => fact.label === label);
  return shown ? Number(shown.value.replace(/\s|kr(\/år)?$/g, '')) : null;
}

const ids = Object.keys(personas) as PersonaId[];
let compared = 0;

test.each(ids)('%s reads one price on the landing page and on the page of each policy (C4.1)', async (id) => {
  const visitor = await visitAs(id);
  const { organisation } = personas[id];
  const representative = { organisasjonsnummer: organisation?.organisasjonsnummer ?? null, relations: [] };
  const priceOf = (policy: DamagePolicy) => damagePage(policy, { representative, site, today }).price;

  const damage = await visitor.get('/rest/skade/kunde');
  if (damage.ok) {
    const customer: DamageCustomer = await damage.json();
    const policies = readable(customer.forsikringer).filter(isActive);
    const rows = businessRows(customer);
    for (const policy of policies.filter(({ produkt }) => productOf(produkt) !== null)) {
      const yearly = shownPrice(priceOf(policy), 'Pris per år') ?? 0;
      expect([policy.produkt, damageRow(policy).premiePerManed]).toEqual([
        policy.produkt,
        Math.ceil(yearly / 12),
      ]);
      const row = rows.find(({ number }) => number === policy.forsikringsnummer);
      const instalment = shownPrice(priceOf(policy), 'Pris per termin') ?? yearly;
      expect([row?.premiePerAr, row?.premie]).toEqual([yearly, instalment]);
      // The detail call's own response has the same policy.
      const response = await visitor.get(detailAddress(id, policy));
      const { forsikring } = await response.json();
      expect(priceOf(forsikring)).toEqual(priceOf(policy));
      compared += 1;
    }
  }

  const person = await visitor.get('/rest/person/kunde');
  if (!person.ok) return;
  const { aktiveForsikringer, midlertidigeForsikringer }: PersonCustomer = await person.json();
  const lives = readable([...aktiveForsikringer, ...midlertidigeForsikringer]);
  for (const policy of lives) {
    const yearly = shownPrice(lifePage(policy, { representative, site, today }).price, 'Pris per år') ?? 0;
    expect(lifeRows([policy]).map(({ premiePerManed }) => premiePerManed)).toEqual([Math.ceil(yearly / 12)]);
    compared += 1;
  }
});

test('many policies were compared', () => {
  expect(compared).toBeGreaterThan(200);
});
