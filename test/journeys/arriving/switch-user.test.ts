import { waitFor } from '@testing-library/react';
import { test } from 'vitest';
import { fodselsnummer } from '#flows/fixtures/customer.ts';
import { homeCases } from '#flows/overview/home/cases.ts';
import type { CallResponse } from '#test/journeys/overview/network.ts';
import { openLanding } from '#test/journeys/overview/page.ts';

test("'Bytt bruker' reloads the page after the switch (A4.12, C1.7)", async () => {
  const page = await openLanding({
    identification: { organisasjonsnummer: null, fodselsnummer },
    paths: { relations: '/web/relasjoner', switchToBusiness: '/avtalebytte/bedrift' },
  });
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

test('closing the dialog reloads the page if an earlier switch without a response had succeeded', async () => {
  const page = await openLanding({
    identification: { organisasjonsnummer: null, fodselsnummer },
    paths: {
      relations: '/web/relasjoner',
      switchToBusiness: '/avtalebytte/bedrift',
      identify: '/avtalebytte/identification',
    },
  });
  const { relations } = homeCases.actors;
  await page.respond({
    relations: relations.done['two companies'] as CallResponse,
    switchToBusiness: 'lost',
    identify: 'lost',
  });
  await page.driver.press('Bytt bruker');
  await waitFor(() => page.driver.sees('Solbakken Regnskap AS'));
  await page.driver.press('Solbakken Regnskap AS 917 103 801');
  await page.shows('switch-agreement', 'choosing.unknown');
  await page.respond({
    switchToBusiness: { status: 403 },
    identify: { status: 200, body: { organisasjonsnummer: '917103801', fodselsnummer } },
  });
  await page.driver.press('Fjordglimt Snekkeri AS 923 609 016');
  await page.shows('switch-agreement', 'choosing.failed');
  await page.driver.sees('Du har byttet til Solbakken Regnskap AS. Lukk vinduet for å se forsikringene.');
  await page.driver.press('Lukk');
  await page.left({ reload: true });
});
