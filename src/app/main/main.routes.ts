import { directDebitInput } from '#app/buying/direct-debit.ts';
import type { Drafts } from '#app/drafts/drafts.ts';
import { homeInput } from '#app/overview/home-input.ts';
import { canShareFiles } from '#app/page/can-share-files.ts';
import type { PageConfiguration } from '#app/page/configuration.ts';
import { queryParameter } from '#app/page/query.ts';
import { routingInput } from '#app/page/routing-input.ts';
import type { Routes } from '#app/start/start-sub-app.tsx';
import { successorDetails } from '#domain/arriving/successor-details.ts';
import type { SuccessorTarget } from '#domain/arriving/successor-targets.ts';
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
  today: todayAt(Date.now()),
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

const documentInput =
  (kind: DocumentKind, configuration: PageConfiguration) =>
  (params: Readonly<Record<string, string | undefined>>) => ({
    kind,
    address: policyAddressIn(params),
    site: pageSite(configuration),
    canShare: canShareFiles(window),
  });

type Gate = (
  successorPage: SuccessorTarget | ((params: { readonly statename?: string }) => SuccessorTarget),
) => Route['gate'];

/** The gate of a page. `successorPage` is the page of the successor's site for customers who have moved (A2.47). */
const gateOf =
  (configuration: PageConfiguration): Gate =>
  (successorPage) =>
    lazyRoute({ patterns: ['/*'], flow: loadGate }, (params) => ({
      site: routingInput(
        configuration,
        typeof successorPage === 'function' ? successorPage(params) : successorPage,
      ),
    }));

/** The pages behind the gate, in the order of `pages`, each with the successor's page in its place and the input of its flow. */
const guardedRoutes = (configuration: PageConfiguration, drafts: Drafts, gate: Gate): readonly Route[] => [
  lazyRoute(
    pages.access,
    () => ({
      site: { agreementChooser: configuration.urls.agreementChooser.url, phone: configuration.phone },
      draft: drafts['add-access'] ?? null,
    }),
    gate('overview'),
  ),
  lazyRoute(
    pages.choosePolicy,
    () => ({
      site: pageSite(configuration),
      searchedName: drafts['choose-policy']?.searchedName ?? '',
    }),
    gate('overview'),
  ),
  lazyRoute(
    pages.changePolicy,
    ({ forsikringsnummer = '' }) => ({
      site: pageSite(configuration),
      number: forsikringsnummer,
      draft: drafts['change-policy'] ?? null,
    }),
    gate('overview'),
  ),
  lazyRoute(
    pages.employeeList,
    ({ forsikringsnummer: number = '', version = '' }) => {
      const draft = drafts['employee-list'];
      return {
        site: { claim: configuration.urls.claim, phone: configuration.phone },
        address: { number, version },
        searchedName: draft?.forsikringsnummer === number ? draft.searchedName : '',
      };
    },
    gate('detailsDamage'),
  ),
  lazyRoute(
    pages.orderPolicy,
    () => ({
      site: pageSite(configuration),
      draft: drafts['order-policy'] ?? null,
    }),
    gate('buy'),
  ),
  lazyRoute(
    pages.businessSettings,
    () => ({
      site: { phone: configuration.phone },
      contactDraft: drafts['contact-details'] ?? null,
    }),
    gate('overview'),
  ),
  lazyRoute(
    pages.travelCard,
    ({ forsikringsnummer = '' }) => ({
      site: { alarmCentre: configuration.alarmCentre, claim: configuration.urls.claim },
      forsikringsnummer,
      today: todayAt(Date.now()),
    }),
    gate('travelCard'),
  ),
  lazyRoute(
    pages.employeeReport,
    () => ({
      site: reportSite(configuration),
      today: todayAt(Date.now()),
      draft: drafts['employee-report'] ?? null,
    }),
    gate('overview'),
  ),
  lazyRoute(
    pages.selfAdministeredReport,
    () => ({
      site: reportSite(configuration),
      today: todayAt(Date.now()),
      draft: drafts['self-administered-report'] ?? null,
    }),
    gate('overview'),
  ),
  lazyRoute(
    pages.settings,
    () => ({
      site: { phone: configuration.phone },
      consentBanks: configuration.banks.consents,
      contactDraft: drafts['contact-details'] ?? null,
    }),
    gate('overview'),
  ),
  lazyRoute(
    pages.insight,
    () => ({
      site: { phone: configuration.phone },
      // In the open dialog, what is typed is newer than the values of the last attempt.
      draft: drafts['give-insight'] ?? drafts.insight ?? null,
    }),
    gate('overview'),
  ),
  lazyRoute(
    pages.travelCards,
    () => ({
      claim: configuration.urls.claim,
      today: todayAt(Date.now()),
      draft: drafts['add-travel-card'] ?? null,
    }),
    gate('travelCard'),
  ),
  lazyRoute(pages.proposals, () => proposalsSite(configuration), gate('adviserOffer')),
  lazyRoute(
    pages.proposal,
    ({ forsikringsnummer = '', version = '' }) => ({
      ...proposalsSite(configuration),
      offerKey: { forsikringsnummer, version },
    }),
    gate('adviserOffer'),
  ),
  ...Object.entries(directDebitKinds).map(([kind, type]) =>
    lazyRoute(
      { ...pages.directDebit, patterns: [`/avtalegiro/${kind}`] },
      () =>
        directDebitInput(
          configuration,
          location.origin,
          readSetup(type, (name) => queryParameter(location, name)),
        ),
      gate('paymentOverview'),
    ),
  ),
  lazyRoute(
    pages.smartDelay,
    (params) => ({
      site: { registration: configuration.urls.smartDelay, phone: configuration.phone },
      address: policyAddressIn(params),
    }),
    gate('travelCard'),
  ),
  lazyRoute(
    pages.greenCard,
    (params) => ({
      site: pageSite(configuration),
      address: policyAddressIn(params),
      isBelowPolicy: true,
    }),
    gate('detailsMotor'),
  ),
  lazyRoute(pages.certificate, documentInput('certificate', configuration), gate('documents')),
  lazyRoute(pages.sharedCertificate, documentInput('sharedCertificate', configuration), gate('documents')),
  lazyRoute(pages.offerLetter, documentInput('offerLetter', configuration), gate('adviserOffer')),
  lazyRoute(
    pages.policyRedirect,
    () => ({
      number: queryParameter(location, 'forsikringsnummer') ?? '',
    }),
    gate('overview'),
  ),
  lazyRoute(
    pages.sharedPolicy,
    (params) => ({
      site: { claim: configuration.urls.claim },
      address: policyAddressIn(params),
      today: todayAt(Date.now()),
    }),
    gate(({ statename = '' }) => successorDetails(statename)),
  ),
  lazyRoute(
    pages.policyDetails,
    ({ forsikringsnummer: number = '', version = '' }) => {
      const { urls, phone, alarmCentre } = configuration;
      return {
        site: { ...urls, phone, alarmCentre },
        address: { number, version },
        today: todayAt(Date.now()),
      };
    },
    gate(({ statename = '' }) => successorDetails(statename)),
  ),
];

/** The landing page has a routing of its own, and an unknown address has nothing to show. */
export const routes: Routes = (configuration, drafts) => [
  lazyRoute(pages.home, () => homeInput(configuration, drafts, window)),
  ...guardedRoutes(configuration, drafts, gateOf(configuration)),
  lazyRoute(pages.notFound, () => ({})),
];
