import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { translate } from '#test/support/translate.ts';
import { CoverAbout } from '#views/policies/policy-block.tsx';

afterEach(cleanup);

const text = 'Hva den dekker, står i vilkårene.';

test('the link to the terms comes, and goes, also in a page that the browser has translated', () => {
  const about = (url: string | null) => <CoverAbout about="Skade på bilen." terms={{ text, url }} />;
  const { rerender, container } = render(about(null));
  expect(container.textContent).toBe('Skade på bilen. Hva den dekker, står i vilkårene.');
  expect(container.querySelector('a')).toBeNull();
  translate();
  rerender(about('https://bank.example/vilkar.pdf'));
  expect(screen.getByRole('link').textContent).toContain('vilkårene');
  translate();
  rerender(<CoverAbout about="Skade på bilen." terms={undefined} />);
  expect(document.body.textContent).toBe('Skade på bilen.');
});
