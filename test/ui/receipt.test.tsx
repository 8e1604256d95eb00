import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageLinksContext } from '#ui/page-links.ts';
import { Receipt } from '#ui/receipt.tsx';

afterEach(cleanup);

function show(props: {
  sentAt: string | null;
  facts?: readonly (readonly [string, string])[];
  print?: () => void;
}) {
  const { print, sentAt, facts = [['Melding', 'Vi har fått ny varebil.\nDen er grå.']] } = props;
  const links = {
    login: () => '/logg-inn',
    draft: () => null,
    bankSite: () => null,
    phone: '+4721000000',
    overview: null,
    print,
  };
  const { container } = render(
    <PageLinksContext value={links}>
      <Receipt
        heading="Bestillingen er sendt til behandling"
        lead={<p>Vi tar kontakt.</p>}
        facts={facts}
        sentAt={sentAt}
        actions={<a href="#/">Tilbake</a>}
      >
        <p>Mer</p>
      </Receipt>
    </PageLinksContext>,
  );
  return container;
}

const partsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('svg.receipt__tick, h1, p, dt, dd, a, button')].map(
    ({ tagName, textContent }) => `${tagName} ${textContent ?? ''}`.trim(),
  );

test('a receipt has a tick, what was sent, when in Norway, and the way on (C4.36)', () => {
  expect(partsOf(show({ sentAt: '2026-11-21T12:05:59.000Z', print: () => {} }))).toEqual([
    'svg',
    'H1 Bestillingen er sendt til behandling',
    'P Vi tar kontakt.',
    'DT Melding',
    'DD Vi har fått ny varebil.\nDen er grå.',
    'DT Sendt',
    'DD 21.11.2026 kl. 13.05',
    'P Mer',
    'A Tilbake',
    'BUTTON Skriv ut',
  ]);
});

test('the time is that of Norway, whose day may be the next one (A9.11, C4.36)', () => {
  expect(partsOf(show({ sentAt: '2026-07-14T22:30:00.000Z' }))).toContain('DD 15.07.2026 kl. 00.30');
});

test('a receipt without a known time shows none, and a page that cannot print has no button (A1.5, C4.36)', () => {
  const parts = partsOf(show({ sentAt: null }));
  expect(parts).not.toContain('DT Sendt');
  expect(parts).not.toContain('BUTTON Skriv ut');
});

test('a field that was left empty has no line on the receipt (C4.36)', () => {
  const facts = [['Melding', 'Hei'] as const, ['Referanse', ''] as const];
  expect(partsOf(show({ sentAt: null, facts })).filter((part) => /^D[TD]/.test(part))).toEqual([
    ...['DT Melding', 'DD Hei'],
  ]);
});

test("'Skriv ut' prints the page once (C4.36)", () => {
  const print = vi.fn();
  show({ sentAt: null, print });
  screen.getByRole('button', { name: 'Skriv ut' }).click();
  expect(print).toHaveBeenCalledTimes(1);
});
