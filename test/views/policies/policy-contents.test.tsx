import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Block } from '#domain/policies/details/block.ts';
import { PolicyContents } from '#views/policies/policy-layout.tsx';

afterEach(cleanup);

const nothing = { notices: [], renewal: null, price: [] } as const;

const covers: Block = {
  kind: 'covers',
  heading: 'Dekninger',
  covers: [{ name: 'Kasko', sum: 'Inkludert', deductible: null }],
};
const about: Block = {
  kind: 'facts',
  heading: 'Om bilen',
  facts: [{ label: 'Årsmodell', value: '2020' }],
};

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('what a policy covers comes before what to do, what it costs and what will change; the rest is last (B2.45, C4.32)', () => {
  const { container } = render(
    <PolicyContents
      page={{
        ...nothing,
        price: [{ label: 'Pris per år', value: '4 812 kr/år' }],
        renewal: { text: 'Forsikringen fornyes 01.03.2027', prices: [] },
      }}
      blocks={[about, covers]}
      actions="Meld skade"
      renewalLinks="Beviset etter fornyelsen"
    >
      Vilkår
    </PolicyContents>,
  );
  expect(headings()).toEqual(['Dekninger', 'Pris', 'Forsikringen fornyes 01.03.2027', 'Om bilen']);
  expect(container.querySelector('.policy-page__side')?.textContent).toBe(
    'Meld skadePrisPris per år4 812 kr/årForsikringen fornyes 01.03.2027Beviset etter fornyelsenVilkår',
  );
  expect(container.textContent).not.toContain('forsikringsbeviset');
});

test('a policy without details refers to the certificate, and has no panel for a price or a renewal that is unknown', () => {
  const { container } = render(<PolicyContents page={nothing} blocks={[]} actions="Meld skade" />);
  expect(container.textContent).toBe('Hva som er dekket, står i forsikringsbeviset.Meld skade');
  expect(screen.queryAllByRole('heading')).toEqual([]);
  expect(container.querySelectorAll('.policy-page__main')).toHaveLength(1);
});
