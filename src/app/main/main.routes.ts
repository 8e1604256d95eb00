import { directDebitInput } from '#app/buying/direct-debit.ts';
import { homeInput } from '#app/overview/home-input.ts';
import type { PageConfiguration } from '#app/page/configuration.ts';
import { queryParameter } from '#app/page/query.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { directDebitKinds, readSetup } from '#domain/buying/direct-debit.ts';
import { todayAt } from '#domain/dates/format-date.ts';
import type { ReportSite } from '#domain/employees/report-site.ts';
import type { DocumentKind } from '#domain/policies/policy-document.ts';
import { lazyRoute } from '#flows/engine/router.ts';
import { pages } from './pages.ts';
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

const documentRoute = (kind: DocumentKind, { banks, urls, phone }: PageConfiguration) =>
  lazyRoute(pages[kind], (params) => ({
    kind,
    address: policyAddressIn(params),
    site: { mayBlock: banks.mayBlock, overview: urls.overview, phone },
  }));

/** In the order of `pages`, each with the input of its flow. */
export const routes: Routes = (configuration, drafts) => [
  lazyRoute(pages.home, () => homeInput(configuration, drafts, window)),
  lazyRoute(pages.access, () => ({
    site: {
      mayBlock: configuration.banks.mayBlock,
      agreementChooser: configuration.urls.agreementChooser.url,
      phone: configuration.phone,
    },
    draft: drafts['add-access'] ?? null,
  })),
  lazyRoute(pages.choosePolicy, () => ({ site: changeSite(configuration) })),
  lazyRoute(pages.changePolicy, ({ forsikringsnummer = '' }) => ({
    site: changeSite(configuration),
    number: forsikringsnummer,
    draft: drafts['change-policy'] ?? null,
  })),
  lazyRoute(pages.employeeList, ({ forsikringsnummer: number = '', version = '' }) => {
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
  }),
  lazyRoute(pages.orderPolicy, () => ({
    mayBlock: configuration.banks.mayBlock,
    overview: configuration.urls.overview,
    draft: drafts['order-policy'] ?? null,
  })),
  lazyRoute(pages.businessSettings, () => ({
    site: { mayBlock: configuration.banks.mayBlock, phone: configuration.phone },
    contactDraft: drafts['contact-details'] ?? null,
  })),
  lazyRoute(pages.travelCard, ({ forsikringsnummer = '' }) => ({
    site: {
      mayBlock: configuration.banks.mayBlock,
      alarmCentre: configuration.alarmCentre,
      claim: configuration.urls.claim,
    },
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
    consentBanks: configuration.banks.consents,
    mayBlock: configuration.banks.mayBlock,
    contactDraft: drafts['contact-details'] ?? null,
  })),
  lazyRoute(pages.insight, () => ({ mayBlock: configuration.banks.mayBlock })),
  lazyRoute(pages.travelCards, () => ({
    mayBlock: configuration.banks.mayBlock,
    claim: configuration.urls.claim,
    today: todayAt(Date.now()),
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
    mayBlock: configuration.banks.mayBlock,
    registration: configuration.urls.smartDelay,
    address: policyAddressIn(params),
  })),
  lazyRoute(pages.greenCard, (params) => ({
    mayBlock: configuration.banks.mayBlock,
    overview: configuration.urls.overview,
    address: policyAddressIn(params),
  })),
  documentRoute('certificate', configuration),
  documentRoute('sharedCertificate', configuration),
  documentRoute('offerLetter', configuration),
  lazyRoute(pages.policyRedirect, () => ({
    mayBlock: configuration.banks.mayBlock,
    number: queryParameter(location, 'forsikringsnummer') ?? '',
  })),
  lazyRoute(pages.sharedPolicy, (params) => ({
    site: {
      mayBlock: configuration.banks.mayBlock,
      claim: configuration.urls.claim,
    },
    address: policyAddressIn(params),
    today: todayAt(Date.now()),
  })),
  lazyRoute(pages.policyDetails, ({ forsikringsnummer: number = '', version = '' }) => {
    const { banks, urls, phone, alarmCentre } = configuration;
    return {
      site: { ...urls, mayBlock: banks.mayBlock, phone, alarmCentre },
      address: { number, version },
      today: todayAt(Date.now()),
    };
  }),
  lazyRoute(pages.notFound, () => ({})),
];
