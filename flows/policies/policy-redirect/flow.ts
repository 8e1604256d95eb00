import { getIdentification } from '#api/shared/agreements.ts';
import { getBankInfo } from '#api/shared/banks.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { getPersonCustomer } from '#api/shared/person-customer.ts';
import { identified } from '#domain/person/identification.ts';
import { pathByNumber } from '#domain/policies/policy-by-number.ts';
import { readable } from '#domain/shared/wire.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { policyRedirect } from '#machines/policies/policy-redirect.ts';
import { Waiting } from '#views/shared/waiting.tsx';

export const policyRedirectFlow = defineFlow({
  title: 'Forsikring',
  machine: policyRedirect,
  actors: {
    async findDamagePolicy({ input }) {
      const { forsikringer } = await getDamageCustomer();
      return pathByNumber(readable(forsikringer), input);
    },
    identify: async () => identified(await getIdentification()),
    getBankInfo,
    async findLifePolicy({ input }) {
      const { aktiveForsikringer, midlertidigeForsikringer } = await getPersonCustomer();
      return pathByNumber(readable([...aktiveForsikringer, ...midlertidigeForsikringer]), input);
    },
  },
  views: {
    searchingDamage: Waiting,
    identifying: Waiting,
    loadingBank: Waiting,
    searchingLife: Waiting,
    redirected: 'exit',
  },
});
