import { waitFor } from '@testing-library/react';
import { parse } from 'regexparam';
import { describe, expect, test } from 'vitest';
import { matchRoute } from 'wouter';
import { routes as mainRoutes } from '#app/main/main.routes.ts';
import { readConfiguration } from '#app/page/configuration.ts';
import { withConfiguration } from '#documents/documents.ts';
import { organisation } from '#flows/access/load-access/cases.ts';
import { organisasjonsnummer, relation } from '#flows/fixtures/company.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { company } from '#flows/overview/business-landing/cases.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';
import { openSite } from '#test/journeys/open-site.ts';
import { settleWith } from '#test/journeys/overview/business-parts.ts';
import { respondByPath } from '#test/journeys/overview/network.ts';

const visitors = {
  ADMIN: 'an administrator',
  SKRIVE: 'a user',
  LESE: 'a reader',
  none: 'a visitor without a role',
  'for themselves': 'a visitor who acts for themselves',
} as const;
type VisitorRole = keyof typeof visitors;
const visitorRoles = Object.keys(visitors) as VisitorRole[];

const relationsOf = (visitor: VisitorRole) => {
  if (visitor === 'none') return [];
  return [{ ...relation, rolle: visitor === 'for themselves' ? 'ADMIN' : visitor }];
};
const ok = (body: unknown) => ({ status: 200, body });
const [personnel, injury] = company.forsikringer;
const own = { ...personnel, selvadministrert: true };

const html = withConfiguration(
  '<script id="page-configuration" type="application/json">"configuration"</script>',
  pageConfiguration({ isPartner: false }),
);
const routes = mainRoutes(readConfiguration(new DOMParser().parseFromString(html, 'text/html')), {});

/** Opens a page of a business by its address; the business has both kinds of employee insurance. */
async function openPage(address: string, visitor: VisitorRole) {
  const found = routes.flatMap((route) =>
    route.patterns.flatMap((pattern) => {
      const [matches, params] = matchRoute(parse, pattern, address);
      return matches ? [{ route, params }] : [];
    }),
  )[0];
  if (!found) throw new Error(`no route to ${address}`);
  const { flow, input } = found.route;
  const site = openSite(typeof flow === 'function' ? await flow() : flow, input(found.params));
  const ofVisitor = {
    '/rest/web/relasjoner': ok(relationsOf(visitor)),
    '/rest/web/relasjoner/admin': visitor === 'for themselves' ? noRole : ok(organisation),
    '/rest/avtalebytte/identification': ok({
      organisasjonsnummer: visitor === 'for themselves' ? null : organisasjonsnummer,
      fodselsnummer: null,
    }),
  };
  respondByPath({
    ...ofVisitor,
    '/rest/kunde/kontaktinfo': ok({}),
    '/rest/skade/kunde': ok({ ...company, forsikringer: [own, injury] }),
    [`/rest/bm/ansattliste/kundenummer/${company.kundenummer}/forsikringsnummer/7020002`]: ok([]),
  });
  // The page has sent its first calls already.
  const sent = address === '/bm/tilganger' ? Object.keys(ofVisitor) : ['/rest/avtalebytte/identification'];
  for (const path of sent) {
    const response = ofVisitor[path as keyof typeof ofVisitor];
    await site.respond({ request: { method: 'GET', path }, response });
  }
}

const mayNotOrderText = 'Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i';
const mayNotChangeText = 'Du har ikke tilgang til å endre forsikringer. Ring oss på';
const mayNotReportText = 'Du kan ikke melde ansatte inn eller ut. Kontakt en bruker eller administrator i';
const noAccessHeading = 'Du har ikke tilgang til forsikring';

/**
 * A text of each page, and the message for visitors without the right to see it. The form that gives access is in
 * `access-page-by-role.test.ts`.
 */
const pages: readonly {
  readonly address: string;
  readonly ids: string;
  readonly text: string;
  readonly messages: Partial<Record<VisitorRole, string>>;
}[] = [
  {
    address: '/bm/tilganger',
    ids: 'B6.3',
    text: 'Liv Moen',
    messages: { none: noAccessHeading, 'for themselves': noAccessHeading },
  },
  {
    address: '/bm/bestille',
    ids: 'B6.6',
    text: 'Kontakt meg',
    messages: {
      LESE: `${mayNotOrderText} Fjordglimt Snekkeri AS.`,
      none: noAccessHeading,
      'for themselves': `${mayNotOrderText} bedriften.`,
    },
  },
  ...[
    { address: '/bm/endre', text: 'Hvilken forsikring vil du endre på?' },
    { address: '/bm/endre/7020002', text: 'Send endringen' },
  ].map((page) => ({
    ...page,
    ids: 'B6.2',
    messages: { LESE: mayNotChangeText, none: noAccessHeading, 'for themselves': mayNotChangeText },
  })),
  {
    address: '/bm/innstillinger',
    ids: 'B2.6',
    text: 'Kontaktinformasjon',
    messages: { none: noAccessHeading, 'for themselves': noAccessHeading },
  },
  {
    address: '/bm/yrkesskade/7020002/2/ansattliste',
    ids: 'B6.3',
    text: 'Ansatte dekket av Yrkesskade',
    messages: { none: noAccessHeading, 'for themselves': noAccessHeading },
  },
  ...['/bm/admin/ansatt-inn-og-utmelding', '/bm/admin/selvadministrert-inn-og-utmelding'].map((address) => ({
    address,
    ids: 'B6.1, B6.2, B6.5',
    text: 'Kontaktperson',
    messages: {
      LESE: `${mayNotReportText} Fjordglimt Snekkeri AS.`,
      none: noAccessHeading,
      'for themselves': `${mayNotReportText} bedriften.`,
    },
  })),
];

describe.each(pages)('$address (C1.8, $ids)', ({ address, text, messages }) => {
  const expected = visitorRoles.map((role) => {
    const message = messages[role];
    return { role, message, visitor: visitors[role], what: message === undefined ? 'the page' : 'a message' };
  });

  test.each(expected)('shows $what to $visitor', async ({ role, message }) => {
    await openPage(address, role);
    await waitFor(() => expect(document.body.textContent).toContain(message ?? text));
    if (message !== undefined) expect(document.body.textContent).not.toContain(text);
  });
});

/** The links within the app on the landing page of a company. */
const linksFor = async (visitor: VisitorRole, forsikringer: readonly object[]) => {
  await settleWith({
    relations: ok(relationsOf(visitor)),
    damage: ok({ ...company, forsikringer }),
  });
  return [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href'));
};

const order = '#/bm/bestille';
const change = '#/bm/endre';
const reportOwn = '#/bm/admin/selvadministrert-inn-og-utmelding';
const report = '#/bm/admin/ansatt-inn-og-utmelding';
const rows = ['#/personal/7020001/2', '#/yrkesskade/7020002/2'];
const everybody = ['#/bm/tilganger', '#/bm/innstillinger'];

describe('the landing page', () => {
  test.each([
    [visitors.ADMIN, 'ADMIN', [order, ...rows, reportOwn, report, change, ...everybody]],
    [visitors.SKRIVE, 'SKRIVE', [order, ...rows, reportOwn, report, change, ...everybody]],
    [visitors.LESE, 'LESE', [...rows, ...everybody]],
    [visitors.none, 'none', []],
  ] as const)(
    'shows %s only the allowed links (C1.8, B6.1, B6.2, B6.3, B6.5, B6.6)',
    async (_, role, expected) => {
      expect(await linksFor(role, [own, { ...injury }])).toEqual(expected);
    },
  );

  test.each([
    ['an own list of employees', [own], [reportOwn]],
    ['an own list that is no longer active', [{ ...own, status: 'UKJENT' }], []],
    ['the flag on another product', [{ ...injury, selvadministrert: true }], [report]],
    ['other employee insurance', [personnel, injury], [report]],
    ['employee insurance that is no longer active', [{ ...personnel, status: 'UKJENT' }], []],
    ['no employee insurance', [{ ...personnel, produkt: 'N07' }], []],
  ])(
    'has the links to employee reports that a company with %s needs (C4.4, C4.5)',
    async (_, forsikringer, expected) => {
      const links = await linksFor('SKRIVE', forsikringer as readonly object[]);
      expect(links.filter((link) => link?.startsWith('#/bm/admin/'))).toEqual(expected);
    },
  );
});
