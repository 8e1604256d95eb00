import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RenewalCertificates } from '#views/policies/renewal-certificates.tsx';

afterEach(cleanup);

test('the links to the two certificates of a renewal have names that say which one applies now (B4.12)', () => {
  const certificates = ['2', '3'].map((version) => ({
    text: 'Forsikringsbevis',
    to: { url: `#/bil/7010001/${version}/forsikringsbevis` },
  }));
  render(<RenewalCertificates certificates={certificates} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Beviset som gjelder nå', '#/bil/7010001/2/forsikringsbevis'],
    ['Beviset etter fornyelsen', '#/bil/7010001/3/forsikringsbevis'],
  ]);
});

test('a policy with one certificate has no links to choose between (B4.12)', () => {
  const to = { url: '#/bil/7010001/2/forsikringsbevis' };
  const { container } = render(<RenewalCertificates certificates={[{ text: 'Forsikringsbevis', to }]} />);
  expect(container.textContent).toBe('');
});
