import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cached, invalidate } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { type Frame, PageShell } from '#app/page/page-shell.tsx';
import { watchVisitor } from '#app/page/visitor-watch.ts';

const frame: Frame = {
  myPage: { url: '/min-side' },
  help: { url: '/hjelp' },
  logOut: { url: '/logg-ut' },
  privacy: { url: '/personvern' },
  accessibility: { url: '/tilgjengelighet' },
  phone: '21 00 00 00',
};

const show = (given: Frame | null) =>
  render(
    <PageShell home="/oversikt" frame={given} visitor={watchVisitor()}>
      <h1>Innhold</h1>
    </PageShell>,
  );

afterEach(() => {
  cleanup();
  invalidate([]);
});

test('masthead and footer have the links of the configuration (A3.13)', () => {
  const { container } = show(frame);
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Min side forsikring', '/oversikt'],
    ['Min side', '/min-side'],
    ['Hjelp', '/hjelp'],
    ['Logg ut', '/logg-ut'],
    ['+47 21 00 00 00', 'tel:21000000'],
    ['Min side', '/min-side'],
    ['Personvern', '/personvern'],
    ['Tilgjengelighetserklæring', '/tilgjengelighet'],
  ]);
});

test('there is no masthead and no footer if the bank or its app has a frame of its own (A1.5)', () => {
  const { container } = show(null);
  expect(container.querySelector('header, footer, a')).toBeNull();
  expect(screen.getByRole('main').textContent).toBe('Innhold');
});

test('the masthead shows the visitor and the active party when the page has loaded them', async () => {
  const { container } = show(frame);
  const names = () => container.querySelector('.masthead__names')?.textContent?.trim();
  expect(names()).toBe('');
  await act(() => cached(keys.identification, async () => ({ organisasjonsnummer: '923609016' }), 0));
  const relation = {
    organisasjonsnummer: '923609016',
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    kundenavn: { fornavn: 'Astrid', etternavn: 'Nes', fulltNavn: 'Astrid Nes' },
  };
  await act(() => cached(keys.relations, async () => [relation], 0));
  expect(names()).toBe('Astrid Nes for Fjordglimt Snekkeri AS');
});
