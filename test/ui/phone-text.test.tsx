import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageLinksContext } from '#ui/page-links.ts';
import { PhoneText } from '#ui/phone-text.tsx';

afterEach(cleanup);

const text = 'Ring oss på {phone}, så hjelper vi deg.';

function shown(openingHours: string | undefined, props: { text: string; hasHours?: boolean }) {
  const links = {
    login: () => '',
    overview: null,
    draft: () => null,
    bankSite: () => null,
    phone: '',
    openingHours,
  };
  const { container } = render(
    <PageLinksContext value={links}>
      <PhoneText phone="21 00 00 00" {...props} />
    </PageLinksContext>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
}

test('a sentence with the phone number says when the phone is answered, if that is known (C4.34)', () => {
  const sentence = 'Ring oss på +47 21 00 00 00, så hjelper vi deg.';
  expect(shown('mandag til fredag 8–16', { text })).toEqual([
    sentence,
    'Telefonen er åpen mandag til fredag 8–16.',
  ]);
  expect(shown(undefined, { text })).toEqual([sentence]);
});

test('no opening hours stand beside a text without a number, or with hours of its own (C4.34)', () => {
  expect(shown('mandag til fredag 8–16', { text: 'Prøv igjen senere.' })).toEqual(['Prøv igjen senere.']);
  expect(shown('mandag til fredag 8–16', { text, hasHours: true })).toHaveLength(1);
});
