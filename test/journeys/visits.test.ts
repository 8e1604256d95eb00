import { expect, test } from 'vitest';
import { journeysOf } from '#sandbox/journeys.ts';
import { portalAs } from './portal.ts';
import { writeJourneys } from './visits.ts';

const name = 'a journey is listed with the transitions that it takes and the states that it visits';

test(name, async () => {
  const page = portalAs('new-customer');
  await page.open('/oversikt/forsikring/egenerklaring');
  await page.person().expectHeading('Velkommen til oss!');
  writeJourneys();
  const journey = { name, file: 'test/journeys/visits.test.ts' };
  expect(journeysOf('self-declaration.filling.typing')).toContainEqual(journey);
  expect(
    journeysOf('self-declaration.loadingCustomer: xstate.error.actor.loadCustomer [isNewCustomer] → filling'),
  ).toContainEqual(journey);
  expect(journeysOf('self-declaration.unavailable')).not.toContainEqual(journey);
});
