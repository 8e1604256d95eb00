import { type DetailKind, productOf } from '#domain/products/catalogue.ts';
import { eikaPluss } from '#domain/products/private-products.ts';
import { notFound, type Operation } from '#sandbox/operation.ts';
import type { Persona } from '#sandbox/persona.ts';
import { detailedPolicy } from '#sandbox/policies/detailed-policy.ts';
import { withPolicyInTransaction } from '#sandbox/policies/find-policy.ts';
import type { Policy } from '#sandbox/policies.ts';
import { detailOperationIds } from '#sandbox/products.ts';
import { animalSections } from './animals.ts';
import { buildings } from './building.ts';
import { businessSections } from './business.ts';
import { coversOf } from './covers.ts';
import { farmSections } from './farm.ts';
import { personSections } from './person.ts';
import { vehicleSections } from './vehicle.ts';

/** The fields of a detail response beside the policy. */
type Section = (policy: Policy, owner: Persona) => object;

/** A bundle has a home and a car too (C4.6). */
const generic: Section = (policy) => ({
  dekninger: coversOf(policy.produkt),
  ...(policy.produkt === eikaPluss && {
    ...buildings(policy),
    kjoretoy: [vehicleSections.vehicle({ ...policy, produkt: 'M05' }).kjoretoy],
  }),
});

const sections: Readonly<Record<DetailKind, Section>> = {
  ...animalSections,
  buildings,
  ...businessSections,
  ...farmSections,
  generic,
  ...personSections,
  ...vehicleSections,
};

/** A call for each kind of detail page, which finds only policies with that page (B7.2). */
export const detailOperations: readonly Operation[] = Object.entries(detailOperationIds).map(
  ([path, id]) => ({
    id,
    method: 'GET',
    path: `${path}/kunder/:kundenummer/forsikringer/:forsikringsnummer/versjon/:versjon`,
    respond: withPolicyInTransaction((policy, { persona }) => {
      const detail = productOf(policy.produkt)?.detail;
      return detail?.path === path
        ? { body: { forsikring: detailedPolicy(policy, persona), ...sections[detail.kind](policy, persona) } }
        : notFound('Fant ikke forsikringen');
    }),
  }),
);
