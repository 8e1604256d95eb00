import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Misconfigured } from '#app/errors/misconfigured.tsx';

afterEach(cleanup);

test('a misconfigured page has a text for the visitor and the reason for its operators', () => {
  render(<Misconfigured reason="#page-configuration: At path: phone -- Expected a string" />);
  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Siden er ikke satt opp riktig');
  expect(main.textContent).toContain('Prøv igjen senere.');
  expect(main.querySelector('code')?.textContent).toBe(
    '#page-configuration: At path: phone -- Expected a string',
  );
});

test('the reason is shown as text, whatever the configuration contains', () => {
  render(<Misconfigured reason={'<img src="x" onerror="alert(1)">'} />);
  expect(screen.getByRole('main').querySelector('code')?.textContent).toBe(
    '<img src="x" onerror="alert(1)">',
  );
  expect(screen.queryByRole('img')).toBeNull();
});
