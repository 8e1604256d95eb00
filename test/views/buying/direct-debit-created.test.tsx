import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DirectDebitCreated } from '#views/buying/direct-debit/direct-debit-created.tsx';

afterEach(cleanup);

const sentence = 'Det tar litt tid før avtalen blir synlig, og oppgaven blir liggende en stund.';

test.each([
  ['AvtaleGiro er opprettet', null, [sentence]],
  ['Bekreftelse på kjøp av Bil', 'Bil', ['Forsikringen er kjøpt, og AvtaleGiro er opprettet.', sentence]],
])(
  'the receipt "%s" says that the agreement takes time, and has one link back (A8.17)',
  (title, bought, sentences) => {
    const { container } = render(
      <DirectDebitCreated context={{ bought, back: { url: '/oversikt' as never } }} />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect([...container.querySelectorAll('p.lead')].map(({ textContent }) => textContent)).toEqual(
      sentences,
    );
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([['Tilbake til oversikt', '/oversikt']]);
  },
);
