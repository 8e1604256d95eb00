import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AllowedAddress } from '#domain/site/address.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageLinksContext } from '#ui/page-links.ts';
import { Screen } from '#ui/screen.tsx';

afterEach(cleanup);

const overview = { url: '/oversikt' as AllowedAddress };

/** What stands on the page, in order: links with their addresses, and the heading. */
function shown(back?: React.ComponentProps<typeof Screen>['back'], isNative = false) {
  const links = {
    login: () => '/logg-inn',
    draft: () => null,
    bankSite: () => null,
    phone: '+4721000000',
    overview: isNative ? null : overview,
  };
  const { container } = render(
    <PageLinksContext value={links}>
      <Screen heading="Tilganger" {...(back !== undefined && { back })}>
        <p>Innhold</p>
      </Screen>
    </PageLinksContext>,
  );
  return [...container.querySelectorAll('a, h1')].map((part) =>
    `${part.textContent} ${part.getAttribute('href') ?? ''}`.trim(),
  );
}

test('a page has the link back to the overview above its heading', () => {
  expect(shown()).toEqual(['Tilbake til oversikten /oversikt', 'Tilganger']);
});

test('a page below another has the link back to that page in the same place', () => {
  const back = <BackLink href="#/reisekort">Tilbake til reisekortene</BackLink>;
  expect(shown(back)).toEqual(['Tilbake til reisekortene #/reisekort', 'Tilganger']);
});

test('a page whose buttons lead back has no link back', () => {
  expect(shown(null)).toEqual(['Tilganger']);
});

test('the native app has its own link back, so the page has none (A1.5)', () => {
  expect(shown(undefined, true)).toEqual(['Tilganger']);
});
