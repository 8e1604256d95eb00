import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fodselsnummer } from '#flows/fixtures/customer.ts';
import { homeCases } from '#flows/overview/home/cases.ts';
import type { CallResponse } from './network.ts';
import { openLanding } from './page.ts';

const [fjordglimt, solbakken] = [
  'Fjordglimt Snekkeri AS 923 609 016',
  'Solbakken Regnskap AS 917 103 801',
] as const;

test.each([
  ['a person both companies', null, [fjordglimt, solbakken], 0],
  ['a company the person and the other company', '923609016', [solbakken], 1],
])("'Bytt bruker' offers %s", async (_, organisasjonsnummer, companies, persons) => {
  const page = await openLanding({
    identification: { organisasjonsnummer, fodselsnummer },
    paths: { relations: '/web/relasjoner' },
  });
  await page.respond({ relations: homeCases.actors.relations.done['two companies'] as CallResponse });
  await page.driver.press('Bytt bruker');
  await screen.findByRole('button', { name: solbakken });
  expect([fjordglimt, solbakken].filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(
    companies,
  );
  expect(screen.queryAllByRole('heading', { name: 'Privat' })).toHaveLength(persons);
});
