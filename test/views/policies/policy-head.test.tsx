import { HourglassIcon, InformationSquareIcon } from '@navikt/aksel-icons';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { PolicyNotice } from '#domain/policies/details/policy-notices.ts';
import { PolicyNotices } from '#views/policies/policy-head.tsx';

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
