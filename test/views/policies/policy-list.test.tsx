import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { damageRows } from '#domain/policies/policy-row.ts';
import { car } from '#flows/fixtures/customer.ts';
import { PolicyList } from '#views/policies/policy-list.tsx';

afterEach(cleanup);

test('own policies have rich icons, and policies of others have plain ones (A3.14)', () => {
  const icons = (own: { readonly isOwn?: boolean }) =>
    render(<PolicyList rows={damageRows([car])} {...own} />).container.querySelector('.product-icon')
      ?.className;
  expect(icons({ isOwn: true })).toBe('product-icon product-icon--rich');
  expect(icons({})).toBe('product-icon');
});

test('a row has title, subtitle, label and monthly premium; the title is a link if the policy has a page (B3.29)', () => {
  const [row] = damageRows([car]);
  if (!row) throw new Error('no row');
  const plain = { ...row, subtitle: null, labelText: null, premiePerManed: null };
  const { container } = render(
    <PolicyList
      rows={[
        { ...row, title: 'Bil', subtitle: 'Volvo V60', labelText: 'Fornyes', premiePerManed: 401 },
        { ...plain, title: 'Reise', href: 'https://forsikring.example/reise' },
        { ...plain, title: 'Hus', href: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'BilVolvo V60Fornyes401\u00A0kr/md.',
    'Reise',
    'Hus',
  ]);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['#/bil/7010001/2', null],
    ['https://forsikring.example/reise', 'noreferrer'],
  ]);
  // What a row does not have leaves nothing behind.
  expect(container.querySelectorAll('.policy__subtitle, .policy__price')).toHaveLength(2);
});
