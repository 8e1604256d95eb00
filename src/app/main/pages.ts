import { inject, parse } from 'regexparam';
import type { FollowingReads } from '#api/early-responses.ts';
import type { EarlyConfiguration } from '#app/page/early-configuration.ts';
import { afterIdentification } from '#app/page/visitor-reads.ts';
import { addressWithoutNationalIds } from '#domain/person/eleven-digits.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { addressPart, decodePart, isWellFormed } from '#domain/site/address-part.ts';
import { afterHome, afterSettings, transition } from './following-reads.ts';

/** The requests for the active party, and for the role in the organisation. */
const representativeReads = [paths.identification, paths.relations];

const sharedPolicyRead = `${paths.sharedPolicies}/forsikringer/:forsikringsnummer`;

/** The reads that follow, which depend on the page's configuration. */
type Following = (configuration: Pick<EarlyConfiguration, 'consentBanks'>) => FollowingReads;

/** What the document's first code knows about a page of the main app. */
interface Page<Flow> {
  /** The first pattern is the entry address; the others belong to states of the flow. */
  readonly patterns: readonly [string, ...string[]];
  /** The paths that the page reads first, requested before its code has loaded (0009). Parameters are those of its address. */
  readonly early: readonly string[];
  readonly flow: () => Promise<Flow>;
  /** The reads that follow from the responses to the first ones. */
  readonly following?: Following | undefined;
}

/** Every page but unknown addresses needs the transition toggle first, for its gate or its routing. */
const page = <Flow>(
  patterns: Page<Flow>['patterns'],
  early: readonly string[],
  flow: () => Promise<Flow>,
  following?: Following,
): Page<Flow> => ({ patterns, early: [transition, ...early], flow, following });

/** The pages of the main app (A2.17 to A2.22, B2), by flow; the first that matches an address is shown. */
export const pages = {
  home: page(
    ['/'],
    [paths.identification, paths.damageCustomer, paths.agreement, paths.bank, paths.relations],
    () => import('#flows/overview/home/flow.ts').then((code) => code.homeFlow),
    () => afterHome,
  ),
  access: page(
    ['/bm/tilganger', '/bm/tilganger/ny'],
    [paths.organisationRelations, paths.relations, paths.identification],
    () => import('#flows/access/access/flow.ts').then((code) => code.accessFlow),
  ),
  choosePolicy: page(['/bm/endre'], [...representativeReads, paths.damageCustomer], () =>
    import('#flows/requests/choose-policy/flow.ts').then((code) => code.choosePolicyFlow),
  ),
  changePolicy: page(
    ['/bm/endre/:forsikringsnummer'],
    [...representativeReads, paths.damageCustomer, paths.contactDetails],
    () => import('#flows/requests/change-policy/flow.ts').then((code) => code.changePolicyFlow),
  ),
  employeeList: page(
    ['/bm/:statename/:forsikringsnummer/:version/ansattliste'],
    [...representativeReads, paths.damageCustomer],
    () => import('#flows/employees/employee-list/flow.ts').then((code) => code.employeeListFlow),
  ),
  orderPolicy: page(['/bm/bestille'], [...representativeReads, paths.contactDetails], () =>
    import('#flows/requests/order-policy/flow.ts').then((code) => code.orderPolicyFlow),
  ),
  businessSettings: page(['/bm/innstillinger'], [...representativeReads, paths.contactDetails], () =>
    import('#flows/settings/business-settings/flow.ts').then((code) => code.businessSettingsFlow),
  ),
  travelCard: page(
    ['/reisekort/:forsikringsnummer'],
    [paths.damageCustomer, `${paths.travelCards}/forsikringsnummer/:forsikringsnummer`],
    () => import('#flows/travel-cards/travel-card/flow.ts').then((code) => code.travelCardFlow),
  ),
  employeeReport: page(
    ['/bm/admin/ansatt-inn-og-utmelding', '/bm/admin/kvittering-ansatt-inn-og-utmelding'],
    [...representativeReads, paths.damageCustomer, paths.contactDetails],
    () => import('#flows/employees/employee-report/flow.ts').then((code) => code.employeeReportFlow),
  ),
  selfAdministeredReport: page(
    ['/bm/admin/selvadministrert-inn-og-utmelding'],
    [...representativeReads, paths.damageCustomer, paths.contactDetails],
    () =>
      import('#flows/employees/self-administered-report/flow.ts').then(
        (code) => code.selfAdministeredReportFlow,
      ),
  ),
  settings: page(
    ['/innstillinger'],
    [paths.identification, paths.contactDetails, paths.bank, paths.damageCustomer],
    () => import('#flows/settings/settings/flow.ts').then((code) => code.settingsFlow),
    ({ consentBanks }) => afterSettings(consentBanks),
  ),
  insight: page(
    ['/dele-forsikringer'],
    [paths.identification, paths.damageCustomer, paths.privateRelations, paths.sharedPolicies],
    () => import('#flows/sharing/insight/flow.ts').then((code) => code.insightFlow),
  ),
  travelCards: page(['/reisekort'], [paths.travelCards, paths.damageCustomer], () =>
    import('#flows/travel-cards/travel-cards/flow.ts').then((code) => code.travelCardsFlow),
  ),
  proposals: page(['/tilbud'], [paths.proposals], () =>
    import('#flows/policies/proposals/flow.ts').then((code) => code.proposalsFlow),
  ),
  proposal: page(['/tilbud/:statename/:forsikringsnummer/:version'], [paths.proposals], () =>
    import('#flows/policies/proposal/flow.ts').then((code) => code.proposalFlow),
  ),
  // The path of its form has an address of the site, which the first code does not read. A form is never used twice.
  directDebit: page(['/avtalegiro/:kind'], [], () =>
    import('#flows/buying/direct-debit/flow.ts').then((code) => code.directDebitFlow),
  ),
  // Must come before `policyDetails`, whose pattern matches these addresses too (C1.2).
  smartDelay: page(
    ['/:forsikringsnummer/:version/smart-delay'],
    [paths.identification, paths.damageCustomer],
    () => import('#flows/policies/smart-delay/flow.ts').then((code) => code.smartDelayFlow),
    () => afterIdentification,
  ),
  greenCard: page(
    ['/:statename/:forsikringsnummer/:version/bestill-gront-kort'],
    [paths.identification, paths.damageCustomer],
    () => import('#flows/policies/green-card/flow.ts').then((code) => code.greenCardFlow),
    () => afterIdentification,
  ),
  certificate: page(
    ['/:statename/:forsikringsnummer/:version/forsikringsbevis'],
    [paths.identification, paths.damageCustomer],
    () => import('#flows/policies/certificates/flow.ts').then((code) => code.certificatesFlow),
    () => afterIdentification,
  ),
  sharedCertificate: page(
    ['/delt/:statename/:forsikringsnummer/:version/bevis'],
    [paths.identification, sharedPolicyRead],
    () => import('#flows/policies/certificates/flow.ts').then((code) => code.certificatesFlow),
    () => afterIdentification,
  ),
  offerLetter: page(
    ['/tilbud/:statename/:forsikringsnummer/:version/tilbudsbrev'],
    [paths.identification, paths.proposals, paths.damageCustomer],
    () => import('#flows/policies/certificates/flow.ts').then((code) => code.certificatesFlow),
    () => afterIdentification,
  ),
  // The identification and the role are those of the page that it leads to.
  policyRedirect: page(
    ['/router'],
    [paths.identification, paths.damageCustomer],
    () => import('#flows/policies/policy-redirect/flow.ts').then((code) => code.policyRedirectFlow),
    () => afterIdentification,
  ),
  sharedPolicy: page(['/delt/:statename/:forsikringsnummer/:version'], [sharedPolicyRead], () =>
    import('#flows/policies/shared-policy/flow.ts').then((code) => code.sharedPolicyFlow),
  ),
  // Must come after every fixed address, because its pattern matches some of them (C1.2).
  policyDetails: page(
    ['/:statename/:forsikringsnummer/:version'],
    [paths.identification, paths.damageCustomer],
    () => import('#flows/policies/policy-details/flow.ts').then((code) => code.policyDetailsFlow),
    () => afterIdentification,
  ),
  // Any other address that begins with a slash: a page that does not exist.
  notFound: {
    ...page(['/*'], [], () => import('#flows/arriving/not-found/flow.ts').then((code) => code.notFoundFlow)),
    early: [],
  },
};

/** The code of the flow that runs before every page except the landing page and unknown addresses (0019). */
export const loadGate = () => import('#flows/arriving/page-gate/flow.ts').then((code) => code.pageGateFlow);

/** The page at an address after '#', with its query. Like the router, it takes the first page that matches. */
export function pageAt(hash: string) {
  const [path = ''] = hash.slice(1).split('?');
  if (!isWellFormed(path)) return pages.notFound;
  return Object.values(pages).find(({ patterns }) =>
    patterns.some((pattern) => parse(pattern).pattern.test(path || '/')),
  );
}

/** The first reads of the page at an address, with the parameters of the address. */
export function earlyReadsAt(hash: string, { patterns, early }: Pick<Page<unknown>, 'patterns' | 'early'>) {
  // An address that cannot be decoded has the page `notFound`, which reads nothing.
  if (early.length === 0) return [];
  // The address bar hides the same numbers later, when the app's code has loaded.
  const [path = ''] = addressWithoutNationalIds(hash.slice(1)).split('?');
  const { keys, pattern } = parse(patterns[0]);
  const [, ...values] = pattern.exec(path) ?? [];
  const parameters = Object.fromEntries(
    keys.map((key, index) => [key, addressPart(decodePart(values[index] ?? ''))]),
  );
  return early.map((read) => inject(read, parameters));
}
