import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { spaced } from '#test/support/no-break-space.ts';
import { BusinessTable } from '#views/overview/business-table.tsx';

afterEach(cleanup);

const group = (key: 'employees' | 'vehicles', heading: string, size: number | null) => ({
  ...{ key, heading, rows: [], premiePerAr: 12_000, premie: 1000, size },
});

test('the bar of a group is below its yearly sum, and compares it with the largest one (C4.41)', () => {
  render(
    <BusinessTable
      rows={[]}
      groups={[group('employees', 'Ansatte', 1), group('vehicles', 'Kjøretøy', 0.25)]}
      total={null}
      totalName="Til sammen"
      sorting={null}
      onSort={() => {}}
      openGroups={[]}
      onGroup={() => {}}
    />,
  );
  const bars = within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map((cell) => [
      spaced(cell.textContent ?? ''),
      cell.querySelector<HTMLElement>('.overview__bar')?.style.backgroundSize ?? null,
    ]);
  expect(bars).toEqual([
    ['12 000 kr', 'max(1px, 100%) 100%'],
    ['1 000 kr', null],
    ['12 000 kr', 'max(1px, 25%) 100%'],
    ['1 000 kr', null],
  ]);
});
