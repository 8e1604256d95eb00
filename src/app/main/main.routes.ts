import { directDebitIn } from '#app/buying/direct-debit.ts';
import { homeInput } from '#app/overview/home-input.ts';
import type { PageConfiguration } from '#app/page/configuration.ts';
import { queryParameter } from '#app/page/query.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { directDebitKinds, setUpIn } from '#domain/buying/direct-debit.ts';
import { todayAt } from '#domain/dates/format-date.ts';
import type { ReportSite } from '#domain/employees/report-site.ts';
import type { DocumentKind } from '#domain/policies/policy-document.ts';
import { lazyRoute } from '#flows/engine/stage.ts';
import { policyAddressIn } from './policy-address.ts';

const changeSite = ({ banks, urls, phone }: PageConfiguration) => ({
  mayBlock: banks.mayBlock,
  overview: urls.overview,
  phone,
});

const proposalsSite = ({ banks, urls, phone }: PageConfiguration) => ({
  mayBlock: banks.mayBlock,
  overview: urls.overview,
  feedback: urls.feedback,
  phone,
});

const reportSite = ({ banks, urls, phone }: PageConfiguration): ReportSite => ({
  mayBlock: banks.mayBlock,
  overview: urls.overview,
  phone,
  continuation: urls.continuationInsurance,
});

/** Where the documents of a policy are (B2.17, B2.19, B2.23). */
const documentAddresses = {
  certificate: '/:statename/:forsikringsnummer/:version/forsikringsbevis',
  sharedCertificate: '/delt/:statename/:forsikringsnummer/:version/bevis',
  offerLetter: '/tilbud/:statename/:forsikringsnummer/:version/tilbudsbrev',
} as const;

const documentRoute = (kind: DocumentKind, { banks, urls, phone }: PageConfiguration) =>
  lazyRoute(
    [documentAddresses[kind]],
    () => import('#flows/policies/certificates/flow.ts').then(({ certificatesFlow }) => certificatesFlow),
    (params) => ({
      kind,
      address: policyAddressIn(params),
      site: { mayBlock: banks.mayBlock, overview: urls.overview, phone },
    }),
  );

/** The pages of the main app (A2.17 to A2.22, B2); every address of a flow's states stands with it. */
export const routes: Routes = (configuration, drafts) => [
  lazyRoute(
    ['/'],
    () => import('#flows/overview/home/flow.ts').then(({ homeFlow }) => homeFlow),
    () => homeInput(configuration, window),
  ),
  lazyRoute(
    ['/bm/tilganger', '/bm/tilganger/ny'],
    () => import('#flows/access/access/flow.ts').then(({ accessFlow }) => accessFlow),
    () => ({
      site: {
        mayBlock: configuration.banks.mayBlock,
        chooser: configuration.urls.agreementChooser.url,
        phone: configuration.phone,
      },
      draft: drafts['add-access'] ?? null,
    }),
  ),
  lazyRoute(
    ['/bm/endre'],
    () => import('#flows/requests/choose-policy/flow.ts').then(({ choosePolicyFlow }) => choosePolicyFlow),
    () => ({ site: changeSite(configuration) }),
  ),
  lazyRoute(
    ['/bm/endre/:forsikringsnummer'],
    () => import('#flows/requests/change-policy/flow.ts').then(({ changePolicyFlow }) => changePolicyFlow),
    ({ forsikringsnummer = '' }) => ({
      site: changeSite(configuration),
      number: forsikringsnummer,
      draft: drafts['change-policy'] ?? null,
    }),
  ),
  lazyRoute(
    ['/bm/:statename/:forsikringsnummer/:version/ansattliste'],
    () => import('#flows/employees/employee-list/flow.ts').then(({ employeeListFlow }) => employeeListFlow),
    ({ forsikringsnummer: number = '', version = '' }) => {
      const draft = drafts['employee-list'];
      return {
        site: {
          mayBlock: configuration.banks.mayBlock,
          claim: configuration.urls.claim,
          phone: configuration.phone,
        },
        address: { number, version },
        searchedName: draft?.forsikringsnummer === number ? draft.searchedName : '',
      };
    },
  ),
  lazyRoute(
    ['/bm/bestille'],
    () => import('#flows/requests/order-policy/flow.ts').then(({ orderPolicyFlow }) => orderPolicyFlow),
    () => ({
      mayBlock: configuration.banks.mayBlock,
      overview: configuration.urls.overview,
      draft: drafts['order-policy'] ?? null,
    }),
  ),
  lazyRoute(
    ['/bm/innstillinger'],
    () =>
      import('#flows/settings/business-settings/flow.ts').then(
        ({ businessSettingsFlow }) => businessSettingsFlow,
      ),
    () => ({
      site: { mayBlock: configuration.banks.mayBlock, phone: configuration.phone },
      contactDraft: drafts['contact-details'] ?? null,
    }),
  ),
  lazyRoute(
    ['/reisekort/:forsikringsnummer'],
    () => import('#flows/travel-cards/travel-card/flow.ts').then(({ travelCardFlow }) => travelCardFlow),
    ({ forsikringsnummer = '' }) => ({
      site: {
        mayBlock: configuration.banks.mayBlock,
        alarmCentre: configuration.alarmCentre,
        claim: configuration.urls.claim,
      },
      forsikringsnummer,
      today: todayAt(Date.now()),
    }),
  ),
  lazyRoute(
    ['/bm/admin/ansatt-inn-og-utmelding', '/bm/admin/kvittering-ansatt-inn-og-utmelding'],
    () =>
      import('#flows/employees/employee-report/flow.ts').then(({ employeeReportFlow }) => employeeReportFlow),
    () => ({
      site: reportSite(configuration),
      today: todayAt(Date.now()),
      draft: drafts['employee-report'] ?? null,
    }),
  ),
  lazyRoute(
    ['/bm/admin/selvadministrert-inn-og-utmelding'],
    () =>
      import('#flows/employees/self-administered-report/flow.ts').then(
        ({ selfAdministeredReportFlow }) => selfAdministeredReportFlow,
      ),
    () => ({
      site: reportSite(configuration),
      today: todayAt(Date.now()),
      draft: drafts['self-administered-report'] ?? null,
    }),
  ),
  lazyRoute(
    ['/innstillinger'],
    () => import('#flows/settings/settings/flow.ts').then(({ settingsFlow }) => settingsFlow),
    () => ({
      consentBanks: configuration.banks.consents,
      mayBlock: configuration.banks.mayBlock,
      contactDraft: drafts['contact-details'] ?? null,
    }),
  ),
  lazyRoute(
    ['/dele-forsikringer'],
    () => import('#flows/sharing/insight/flow.ts').then(({ insightFlow }) => insightFlow),
    () => ({ mayBlock: configuration.banks.mayBlock }),
  ),
  lazyRoute(
    ['/reisekort'],
    () => import('#flows/travel-cards/travel-cards/flow.ts').then(({ travelCardsFlow }) => travelCardsFlow),
    () => ({
      mayBlock: configuration.banks.mayBlock,
      overview: configuration.urls.overview,
      claim: configuration.urls.claim,
      today: todayAt(Date.now()),
    }),
  ),
  lazyRoute(
    ['/tilbud'],
    () => import('#flows/policies/proposals/flow.ts').then(({ proposalsFlow }) => proposalsFlow),
    () => proposalsSite(configuration),
  ),
  lazyRoute(
    ['/tilbud/:statename/:forsikringsnummer/:version'],
    () => import('#flows/policies/proposal/flow.ts').then(({ proposalFlow }) => proposalFlow),
    ({ forsikringsnummer = '', version = '' }) => ({
      ...proposalsSite(configuration),
      place: { forsikringsnummer, version },
    }),
  ),
  ...Object.entries(directDebitKinds).map(([kind, type]) =>
    lazyRoute(
      [`/avtalegiro/${kind}`],
      () => import('#flows/buying/direct-debit/flow.ts').then(({ directDebitFlow }) => directDebitFlow),
      () =>
        directDebitIn(
          configuration,
          location.origin,
          setUpIn(type, (name) => queryParameter(location, name)),
        ),
    ),
  ),
  // Before the detail page, which it looks like (C1.2).
  lazyRoute(
    ['/:forsikringsnummer/:version/smart-delay'],
    () => import('#flows/travel-cards/smart-delay/flow.ts').then(({ smartDelayFlow }) => smartDelayFlow),
    (params) => ({
      mayBlock: configuration.banks.mayBlock,
      overview: configuration.urls.overview,
      registration: configuration.urls.smartDelay,
      address: policyAddressIn(params),
    }),
  ),
  lazyRoute(
    ['/:statename/:forsikringsnummer/:version/bestill-gront-kort'],
    () => import('#flows/policies/green-card/flow.ts').then(({ greenCardFlow }) => greenCardFlow),
    (params) => ({
      mayBlock: configuration.banks.mayBlock,
      overview: configuration.urls.overview,
      address: policyAddressIn(params),
    }),
  ),
  documentRoute('certificate', configuration),
  documentRoute('sharedCertificate', configuration),
  documentRoute('offerLetter', configuration),
  lazyRoute(
    ['/router'],
    () =>
      import('#flows/arriving/policy-redirect/flow.ts').then(({ policyRedirectFlow }) => policyRedirectFlow),
    () => ({
      mayBlock: configuration.banks.mayBlock,
      number: queryParameter(location, 'forsikringsnummer') ?? '',
    }),
  ),
  lazyRoute(
    ['/delt/:statename/:forsikringsnummer/:version'],
    () => import('#flows/policies/shared-policy/flow.ts').then(({ sharedPolicyFlow }) => sharedPolicyFlow),
    (params) => ({
      site: {
        mayBlock: configuration.banks.mayBlock,
        overview: configuration.urls.overview,
        claim: configuration.urls.claim,
      },
      address: policyAddressIn(params),
      today: todayAt(Date.now()),
    }),
  ),
  lazyRoute(
    // After every fixed address, which it may look like (C1.2).
    ['/:statename/:forsikringsnummer/:version'],
    () => import('#flows/policies/policy-details/flow.ts').then(({ policyDetailsFlow }) => policyDetailsFlow),
    ({ forsikringsnummer: number = '', version = '' }) => {
      const { banks, urls, phone, alarmCentre } = configuration;
      return {
        site: { ...urls, mayBlock: banks.mayBlock, phone, alarmCentre },
        address: { number, version },
        today: todayAt(Date.now()),
      };
    },
  ),
  lazyRoute(
    // No flow's address, but with a slash in front: a page of ours was meant.
    ['/*'],
    () => import('#flows/arriving/not-found/flow.ts').then(({ notFoundFlow }) => notFoundFlow),
    () => ({}),
  ),
];
