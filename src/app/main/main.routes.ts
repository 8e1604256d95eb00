import { directDebitInput } from '#app/buying/direct-debit.ts';
import type { Drafts } from '#app/drafts/drafts.ts';
import { homeInput } from '#app/overview/home-input.ts';
import type { PageConfiguration } from '#app/page/configuration.ts';
import { queryParameter } from '#app/page/query.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { directDebitKinds, readSetup } from '#domain/buying/direct-debit.ts';
import { todayAt } from '#domain/dates/format-date.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { DocumentKind } from '#domain/policies/policy-document.ts';
import { lazyRoute, type Route } from '#flows/engine/router.ts';
import { loadGate, pages } from './pages.ts';

/** The settings of the surrounding site that most pages need. */
const pageSite = ({ urls, phone }: PageConfiguration) => ({ overview: urls.overview, phone });

const proposalsSite = (configuration: PageConfiguration) => ({
  ...pageSite(configuration),
  feedback: configuration.urls.feedback,
});

const reportSite = (configuration: PageConfiguration) => ({
  ...pageSite(configuration),
  continuation: configuration.urls.continuationInsurance,
});

/** The policy number and the version in a page's address. The state name in it is never trusted (C4.7). */
const policyAddressIn = ({
  forsikringsnummer = '',
  version = '',
}: Readonly<Record<string, string | undefined>>): PolicyAddress => ({ number: forsikringsnummer, version });

const documentRoute = (kind: DocumentKind, configuration: PageConfiguration) =>
  lazyRoute(pages[kind], (params) => ({
    kind,
    address: policyAddressIn(params),
    site: pageSite(configuration),
  }));

/** The pages behind the gate, in the order of `pages`, each with the input of its flow. */
const guardedRoutes = (configuration: PageConfiguration, drafts: Drafts): readonly Route[] => [
  lazyRoute(pages.access, () => ({
    site: { agreementChooser: configuration.urls.agreementChooser.url, phone: configuration.phone },
    draft: drafts['add-access'] ?? null,
  })),
  lazyRoute(pages.choosePolicy, () => ({ site: pageSite(configuration) })),
  lazyRoute(pages.changePolicy, ({ forsikringsnummer = '' }) => ({
    site: pageSite(configuration),
    number: forsikringsnummer,
    draft: drafts['change-policy'] ?? null,
  })),
  lazyRoute(pages.employeeList, ({ forsikringsnummer: number = '', version = '' }) => {
    const draft = drafts['employee-list'];
    return {
      site: { claim: configuration.urls.claim, phone: configuration.phone },
      address: { number, version },
      searchedName: draft?.forsikringsnummer === number ? draft.searchedName : '',
    };
  }),
  lazyRoute(pages.orderPolicy, () => ({
    site: pageSite(configuration),
    draft: drafts['order-policy'] ?? null,
  })),
  lazyRoute(pages.businessSettings, () => ({
    site: { phone: configuration.phone },
    contactDraft: drafts['contact-details'] ?? null,
  })),
  lazyRoute(pages.travelCard, ({ forsikringsnummer = '' }) => ({
    site: { alarmCentre: configuration.alarmCentre, claim: configuration.urls.claim },
    forsikringsnummer,
    today: todayAt(Date.now()),
  })),
  lazyRoute(pages.employeeReport, () => ({
    site: reportSite(configuration),
    today: todayAt(Date.now()),
    draft: drafts['employee-report'] ?? null,
  })),
  lazyRoute(pages.selfAdministeredReport, () => ({
    site: reportSite(configuration),
    today: todayAt(Date.now()),
    draft: drafts['self-administered-report'] ?? null,
  })),
  lazyRoute(pages.settings, () => ({
    site: { phone: configuration.phone },
    consentBanks: configuration.banks.consents,
    contactDraft: drafts['contact-details'] ?? null,
  })),
  lazyRoute(pages.insight, () => ({
    site: { phone: configuration.phone },
    // In the open dialog, what is typed is newer than the values of the last attempt.
    draft: drafts['give-insight'] ?? drafts.insight ?? null,
  })),
  lazyRoute(pages.travelCards, () => ({
    claim: configuration.urls.claim,
    today: todayAt(Date.now()),
    draft: drafts['add-travel-card'] ?? null,
  })),
  lazyRoute(pages.proposals, () => proposalsSite(configuration)),
  lazyRoute(pages.proposal, ({ forsikringsnummer = '', version = '' }) => ({
    ...proposalsSite(configuration),
    offerKey: { forsikringsnummer, version },
  })),
  ...Object.entries(directDebitKinds).map(([kind, type]) =>
    lazyRoute({ ...pages.directDebit, patterns: [`/avtalegiro/${kind}`] }, () =>
      directDebitInput(
        configuration,
        location.origin,
        readSetup(type, (name) => queryParameter(location, name)),
      ),
    ),
  ),
  lazyRoute(pages.smartDelay, (params) => ({
    site: { registration: configuration.urls.smartDelay, phone: configuration.phone },
    address: policyAddressIn(params),
  })),
  lazyRoute(pages.greenCard, (params) => ({
    site: pageSite(configuration),
    address: policyAddressIn(params),
  })),
  documentRoute('certificate', configuration),
  documentRoute('sharedCertificate', configuration),
  documentRoute('offerLetter', configuration),
  lazyRoute(pages.policyRedirect, () => ({ number: queryParameter(location, 'forsikringsnummer') ?? '' })),
  lazyRoute(pages.sharedPolicy, (params) => ({
    site: { claim: configuration.urls.claim },
    address: policyAddressIn(params),
    today: todayAt(Date.now()),
  })),
  lazyRoute(pages.policyDetails, ({ forsikringsnummer: number = '', version = '' }) => {
    const { urls, phone, alarmCentre } = configuration;
    return {
      site: { ...urls, phone, alarmCentre },
      address: { number, version },
      today: todayAt(Date.now()),
    };
  }),
];

/** The landing page has a routing of its own, and an unknown address has nothing to show. */
export const routes: Routes = (configuration, drafts) => {
  const { mayBlock } = configuration.banks;
  const gate = lazyRoute({ patterns: ['/*'], flow: loadGate }, () => ({ mayBlock }));
  return [
    lazyRoute(pages.home, () => homeInput(configuration, drafts, window)),
    ...guardedRoutes(configuration, drafts).map((route) => ({ ...route, gate })),
    lazyRoute(pages.notFound, () => ({})),
  ];
};
