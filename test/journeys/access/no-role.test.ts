import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Driver } from '#flows/engine/walk/script.ts';
import { portalAs, reads, readsNot } from '#test/journeys/portal.ts';
import { fillInRequest } from '#test/journeys/requests/request.ts';

const noRole = { status: 403, body: { code: 'FEL3710020', message: 'Missing required role.' } };
const heading = 'Du har ikke tilgang til forsikring';

const overview = '#/';
const order = '#/bm/bestille';
const policy = '#/lastebil/7300001/1';
const insight = '#/dele-forsikringer';

/** Every page whose content depends on the role. */
const businessPages = [
  order,
  '#/bm/endre',
  '#/bm/endre/7300001',
  '#/bm/innstillinger',
  '#/bm/tilganger',
  '#/bm/admin/ansatt-inn-og-utmelding',
  '#/bm/admin/selvadministrert-inn-og-utmelding',
  '#/bm/personal/7170001/1/ansattliste',
  policy,
  `${policy}/forsikringsbevis`,
  `${policy}/bestill-gront-kort`,
  '#/7300001/1/smart-delay',
];

const pagesOf = {
  '/avtalebytte/identification': [overview, insight, '#/innstillinger', ...businessPages],
  '/web/relasjoner': [overview, ...businessPages],
  '/skade/kunde': [
    overview,
    insight,
    ...businessPages.filter((page) => ![order, '#/bm/innstillinger', '#/bm/tilganger'].includes(page)),
  ],
};

/** These pages show only the phone number. */
const namesNobody = [insight, '#/bm/tilganger'];

const refusals = Object.entries(pagesOf).flatMap(([path, pages]) =>
  pages.map((page) => [page, path] as const),
);

test.each(refusals)(
  '%s shows who can give access, and no retry, if %s responds with FEL3710020 (A6.5, B8.16, C4.12)',
  async (page, path) => {
    // Only private customers share insight.
    const portal = portalAs(page === insight ? 'private-one' : 'business-user');
    portal.replaces(`GET /rest${path}`, noRole);
    await portal.open(page);
    await portal.person().expectHeading(heading);
    await reads(
      namesNobody.includes(page) ? 'Ring oss på' : / kan gi deg tilgang\. ?Du kan også ringe oss på/,
    );
    await readsNot('Prøv igjen', 'Noe gikk galt');
  },
);

test.each([...businessPages, overview, '#/innstillinger'])(
  '%s names who can give access to a visitor without a role (A2.33, C1.8, C4.12, C4.22)',
  async (page) => {
    const portal = portalAs('business-no-role');
    await portal.open(page);
    await portal.person().expectHeading(heading);
    await reads('Gunnar Lien kan gi deg tilgang.', 'Du kan også ringe oss på');
  },
);

test('the overview names the company in which the visitor has no role, with its number (A2.26)', async () => {
  const portal = portalAs('business-no-role');
  await portal.open(overview);
  await portal.person().expectHeading(heading);
  await reads('Du er inne som Fjordglimt Snekkeri AS, 923 609 016');
});

test.each([
  ['a green card (B2.20)', `${policy}/bestill-gront-kort`],
  ['SmartDelay+ (B2.21)', '#/7300001/1/smart-delay'],
])('the page of %s does not load the policy for a visitor without a role', async (_, page) => {
  const portal = portalAs('business-no-role');
  await portal.open(page);
  await portal.person().expectHeading(heading);
  await waitFor(() => expect(portal.arrived('getDamageCustomer')).toEqual([]));
});

const nothingToFillIn = async (_: Driver) => {};

test.each([
  ['an order', order, fillInRequest, 'Kontakt meg', 'orderPolicy'],
  ['a change', '#/bm/endre/7270001', fillInRequest, 'Send endringen', 'changePolicy'],
  [
    'an order of a green card',
    `${policy}/bestill-gront-kort`,
    nothingToFillIn,
    'Bestill grønt kort',
    'orderGreenCard',
  ],
])(
  '%s that is refused with FEL3710020 is replaced by the page that says who can give access (A6.5, C4.12)',
  async (_, page, fill, button, operation) => {
    const portal = portalAs('business-user');
    portal.fails({ operation, status: 403, code: 'FEL3710020', message: 'Missing required role.' });
    await portal.open(page);
    const person = portal.person();
    await person.sees(button);
    await fill(person);
    await person.press(button);
    await person.expectHeading(heading);
    await readsNot('Prøv igjen', 'Noe gikk galt', button);
    expect(portal.arrived(operation)).toHaveLength(1);
  },
);
