import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorFallback } from '#app/page/error-fallback.tsx';

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

function open() {
  const reload = vi.fn();
  render(<ErrorFallback reload={reload} />);
  return reload;
}

const apology = 'Vi beklager, men det har oppstått en feil. Vennligst prøv igjen senere.';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a page that fails with a connection says so, and offers a reload (A8.5)', () => {
  const reload = open();
  expect(screen.queryAllByText(apology)).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Prøv igjen' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that fails without a connection waits, and reloads once when the connection is back (C4.27)', () => {
  setOnline(false);
  const reload = open();
  expect(screen.queryByText(apology)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryAllByText('Vent Litt')).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
  setOnline(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(apology)).toBeNull();
});

test('a failed page keeps its error when the connection is lost afterwards', () => {
  const reload = open();
  setOnline(false);
  setOnline(true);
  expect(screen.queryAllByText(apology)).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();
});
