import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AllowedAddress } from '#domain/site/address.ts';
import { BankSite } from '#ui/bank-site.tsx';
import { PageLinksContext } from '#ui/page-links.ts';

const site = { url: 'https://grenseland.example/' as AllowedAddress };
const links = {
  login: () => '/logg-inn',
  overview: null,
  draft: () => null,
  bankSite: (bankregnr: string) => (bankregnr === '0502' ? site : null),
  phone: '+4721000000',
};

test('a blocked visitor gets a link to the site of a known bank, and to no other site (A4.10)', () => {
  render(
    <PageLinksContext value={links}>
      <BankSite bank={{ bankregnr: '0502', name: 'Grenseland' }} name="Sparebanken Grenseland" />
      <BankSite bank={{ bankregnr: '0770', name: 'Fjell' }} name="Fjell Sparebank" />
      <BankSite bank={null} name="banken din" />
    </PageLinksContext>,
  );
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([['Gå til Sparebanken Grenseland', site.url]]);
});
