import { HourglassIcon, InformationSquareIcon } from '@navikt/aksel-icons';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { PolicyNotice } from '#domain/policies/details/policy-notices.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { PolicyHead, PolicyNotices } from '#views/policies/policy-head.tsx';

afterEach(cleanup);

/** The icon of a notice with this tone. */
function iconOf(tone: PolicyNotice['tone']): string | undefined {
  const text = 'Forsikringen aktiveres når Statens vegvesen har mottatt salgsmeldingen.';
  render(<PolicyNotices notices={[{ tone, text, link: null }]} />);
  return screen.getByText(text).closest('[data-notice]')?.querySelector('svg')?.outerHTML;
}

test('a policy that waits has a notice with an hourglass (B4.13)', () => {
  expect(iconOf('waiting')).toBe(renderToStaticMarkup(<HourglassIcon aria-hidden />));
});

test('any other notice has the icon of information', () => {
  expect(iconOf('info')).toBe(renderToStaticMarkup(<InformationSquareIcon aria-hidden />));
});

test('a notice has what it is about, and the button for what the visitor must do (B2.51, B4.7)', () => {
  const link = { text: 'Fyll ut helseerklæring', to: { url: '/helseerklaering' as AllowedAddress } };
  const text = 'Vi trenger en helseerklæring.';
  const about = 'Uten den gjelder ikke forsikringen.';
  render(<PolicyNotices notices={[{ tone: 'warning', text, about, link }]} />);
  expect(document.body.textContent).toContain('Advarsel: Vi trenger en helseerklæring.');
  screen.getByText(about);
  expect(screen.getByRole('link', { name: link.text }).getAttribute('href')).toBe('/helseerklaering');
  cleanup();
  render(<PolicyNotices notices={[{ tone: 'info', text, link: null }]} />);
  expect(document.body.textContent).toBe('Kunngjøring: Vi trenger en helseerklæring.');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.querySelector('.aksel-base-alert__content')).toBeNull();
});

test('the head has the title with the insured object, its label and its facts (B2.46, C4.32)', () => {
  const page = { title: 'Bil', icon: 'car', subtitle: 'Volvo V60', label: null, facts: [] } as const;
  render(
    <PolicyHead
      page={{
        ...page,
        label: { text: 'Gyldig', tone: 'success' },
        facts: [{ label: 'Forsikringsnummer', value: '7010001' }],
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bil Volvo V60');
  screen.getByText('Gyldig');
  expect(screen.getByRole('term').nextElementSibling?.textContent).toBe('7010001');
  cleanup();
  const { container } = render(<PolicyHead page={{ ...page, subtitle: null }} />);
  expect(container.textContent).toBe('Bil');
});
