import { parse } from 'regexparam';
import { toggles } from '#domain/site/toggle.ts';

const calls = {
  transition: `/toggle/${toggles.transition}`,
  identification: '/avtalebytte/identification',
  relations: '/web/relasjoner',
  damageCustomer: '/skade/kunde',
  contactDetails: '/kunde/kontaktinfo',
  bank: '/bankinfo',
} as const;

/** The requests for the active party, and for the role in the organisation. */
const representativeCalls = [calls.identification, calls.relations];

/** What the document's first code knows about a page of the main app. */
interface Page<Flow> {
  /** The first pattern is the entry address; the others belong to states of the flow. */
  readonly patterns: readonly [string, ...string[]];
  /** The paths that the page reads first, requested before its code has loaded (0009). */
  readonly early: readonly string[];
  readonly flow: () => Promise<Flow>;
}

/** Every page but unknown addresses needs the transition toggle first, for its gate or its routing. */
const page = <Flow>(
  patterns: Page<Flow>['patterns'],
  early: readonly string[],
  flow: () => Promise<Flow>,
): Page<Flow> => ({ patterns, early: [calls.transition, ...early], flow });

/** The pages of the main app (A2.17 to A2.22, B2), by flow; the first that matches an address is shown. */
export const pages = {
  home: page(
    ['/'],
    [calls.identification, calls.damageCustomer, '/avtalebytte', calls.bank, calls.relations],
    () => import('#flows/overview/home/flow.ts').then((code) => code.homeFlow),
  ),
  access: page(
    ['/bm/tilganger', '/bm/tilganger/ny'],
    ['/web/relasjoner/admin', calls.relations, calls.identification],
    () => import('#flows/access/access/flow.ts').then((code) => code.accessFlow),
  ),
  choosePolicy: page(['/bm/endre'], [...representativeCalls, calls.damageCustomer], () =>
    import('#flows/requests/choose-policy/flow.ts').then((code) => code.choosePolicyFlow),
  ),
  changePolicy: page(['/bm/endre/:forsikringsnummer'], [...representativeCalls, calls.damageCustomer], () =>
    import('#flows/requests/change-policy/flow.ts').then((code) => code.changePolicyFlow),
  ),
  employeeList: page(
    ['/bm/:statename/:forsikringsnummer/:version/ansattliste'],
    [...representativeCalls, calls.damageCustomer],
    () => import('#flows/employees/employee-list/flow.ts').then((code) => code.employeeListFlow),
  ),
  orderPolicy: page(['/bm/bestille'], [...representativeCalls, calls.contactDetails], () =>
    import('#flows/requests/order-policy/flow.ts').then((code) => code.orderPolicyFlow),
  ),
  businessSettings: page(['/bm/innstillinger'], [...representativeCalls, calls.contactDetails], () =>
    import('#flows/settings/business-settings/flow.ts').then((code) => code.businessSettingsFlow),
  ),
  travelCard: page(['/reisekort/:forsikringsnummer'], [calls.damageCustomer], () =>
    import('#flows/travel-cards/travel-card/flow.ts').then((code) => code.travelCardFlow),
  ),
  employeeReport: page(
    ['/bm/admin/ansatt-inn-og-utmelding', '/bm/admin/kvittering-ansatt-inn-og-utmelding'],
    [...representativeCalls, calls.damageCustomer, calls.contactDetails],
    () => import('#flows/employees/employee-report/flow.ts').then((code) => code.employeeReportFlow),
  ),
  selfAdministeredReport: page(
    ['/bm/admin/selvadministrert-inn-og-utmelding'],
    [...representativeCalls, calls.damageCustomer],
    () =>
      import('#flows/employees/self-administered-report/flow.ts').then(
        (code) => code.selfAdministeredReportFlow,
      ),
  ),
  settings: page(['/innstillinger'], [calls.identification, calls.contactDetails, calls.bank], () =>
    import('#flows/settings/settings/flow.ts').then((code) => code.settingsFlow),
  ),
  insight: page(
    ['/dele-forsikringer'],
    [calls.identification, calls.damageCustomer, '/privat-relasjon', '/delteforsikringer'],
    () => import('#flows/sharing/insight/flow.ts').then((code) => code.insightFlow),
  ),
  travelCards: page(['/reisekort'], ['/reisekort', calls.damageCustomer], () =>
    import('#flows/travel-cards/travel-cards/flow.ts').then((code) => code.travelCardsFlow),
  ),
  proposals: page(['/tilbud'], ['/tilbud'], () =>
    import('#flows/policies/proposals/flow.ts').then((code) => code.proposalsFlow),
  ),
  proposal: page(['/tilbud/:statename/:forsikringsnummer/:version'], ['/tilbud'], () =>
    import('#flows/policies/proposal/flow.ts').then((code) => code.proposalFlow),
  ),
  directDebit: page(['/avtalegiro/:kind'], [], () =>
    import('#flows/buying/direct-debit/flow.ts').then((code) => code.directDebitFlow),
  ),
  // Must come before `policyDetails`, whose pattern matches these addresses too (C1.2).
  smartDelay: page(
    ['/:forsikringsnummer/:version/smart-delay'],
    [calls.identification, calls.damageCustomer],
    () => import('#flows/policies/smart-delay/flow.ts').then((code) => code.smartDelayFlow),
  ),
  greenCard: page(
    ['/:statename/:forsikringsnummer/:version/bestill-gront-kort'],
    [calls.identification, calls.damageCustomer],
    () => import('#flows/policies/green-card/flow.ts').then((code) => code.greenCardFlow),
  ),
  certificate: page(
    ['/:statename/:forsikringsnummer/:version/forsikringsbevis'],
    [calls.identification, calls.damageCustomer],
    () => import('#flows/policies/certificates/flow.ts').then((code) => code.certificatesFlow),
  ),
  sharedCertificate: page(['/delt/:statename/:forsikringsnummer/:version/bevis'], [], () =>
    import('#flows/policies/certificates/flow.ts').then((code) => code.certificatesFlow),
  ),
  offerLetter: page(
    ['/tilbud/:statename/:forsikringsnummer/:version/tilbudsbrev'],
    [calls.identification, '/tilbud', calls.damageCustomer],
    () => import('#flows/policies/certificates/flow.ts').then((code) => code.certificatesFlow),
  ),
  policyRedirect: page(['/router'], [], () =>
    import('#flows/policies/policy-redirect/flow.ts').then((code) => code.policyRedirectFlow),
  ),
  sharedPolicy: page(['/delt/:statename/:forsikringsnummer/:version'], [], () =>
    import('#flows/policies/shared-policy/flow.ts').then((code) => code.sharedPolicyFlow),
  ),
  // Must come after every fixed address, because its pattern matches some of them (C1.2).
  policyDetails: page(
    ['/:statename/:forsikringsnummer/:version'],
    [calls.identification, calls.damageCustomer],
    () => import('#flows/policies/policy-details/flow.ts').then((code) => code.policyDetailsFlow),
  ),
  // Any other address that begins with a slash: a page that does not exist.
  notFound: page(['/*'], [], () =>
    import('#flows/arriving/not-found/flow.ts').then((code) => code.notFoundFlow),
  ),
};

/** The code of the flow that runs before every page except the landing page and unknown addresses (0019). */
export const loadGate = () => import('#flows/arriving/page-gate/flow.ts').then((code) => code.pageGateFlow);

/** The page at an address after '#', with its query. Like the router, it takes the first page that matches. */
export function pageAt(hash: string) {
  const [path] = hash.slice(1).split('?');
  return Object.values(pages).find(({ patterns }) =>
    patterns.some((pattern) => parse(pattern).pattern.test(path || '/')),
  );
}
