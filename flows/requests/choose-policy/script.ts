import { noCustomer } from '#domain/policies/business-policies.ts';
import { policiesToChange } from '#domain/requests/policies-to-change.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { choosePolicyFlow } from './flow.ts';

/** A policy could not be read (A8.6). */
const partlyMissingText =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';

export const choosePolicyScript = defineScript(choosePolicyFlow, {
  does: {},
  sees: {
    async choosing(driver, { customer }) {
      await driver.expectHeading('Hvilken forsikring vil du endre på?');
      const { policies, isPartial } = policiesToChange(customer ?? noCustomer);
      const names = policies.map(({ title }) => title);
      await driver.sees(...names, 'Under behandling', 'Tilbake til oversikten');
      await (isPartial ? driver.sees(partlyMissingText) : driver.seesNot(partlyMissingText));
    },
  },
});
