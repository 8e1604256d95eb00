import { waitFor } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import { homeCases } from '#flows/overview/home/cases.ts';
import { fodselsnummer } from '#flows/overview/private-landing/cases.ts';
import type { CallResponse } from '#test/journeys/overview/network.ts';
import { openLanding } from '#test/journeys/overview/page.ts';

let close = () => {};
afterEach(() => close());

test("'Bytt bruker' reloads the page after the switch (C1.7)", async () => {
  const page = await openLanding({
    identification: { organisasjonsnummer: null, fodselsnummer },
    paths: { relations: '/web/relasjoner', switchToBusiness: '/avtalebytte/bedrift' },
  });
  close = page.close;
  const { relations } = homeCases.actors;
  await page.respond({
    relations: relations.done['two companies'] as CallResponse,
    switchToBusiness: { status: 204 },
  });
  await page.driver.press('Bytt bruker');
  await waitFor(() => page.driver.sees('Solbakken Regnskap AS'));
  await page.driver.press('Solbakken Regnskap AS 917 103 801');
  await page.left({ reload: true });
});
