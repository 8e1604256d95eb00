import type { Bodies, FollowingReads } from '#api/early-responses.ts';
import { loadsPersonCustomer } from '#domain/arriving/dependent-calls.ts';
import { claimsPath } from '#domain/overview/task-paths.ts';
import {
  actsForBusiness,
  type Identified,
  identified,
  organisationIn,
} from '#domain/person/identification.ts';
import { hasConsents } from '#domain/person/private-right.ts';
import { unpaidInvoicesPath } from '#domain/policies/unpaid-invoices-path.ts';
import { reservationPath } from '#domain/settings/reservation-path.ts';
import { toggles } from '#domain/site/toggle.ts';

/** The paths of the reads that pages send first, or that decide which reads follow. */
export const reads = {
  transition: `/toggle/${toggles.transition}`,
  identification: '/avtalebytte/identification',
  agreement: '/avtalebytte',
  relations: '/web/relasjoner',
  damageCustomer: '/skade/kunde',
  personCustomer: '/person/kunde',
  contactDetails: '/kunde/kontaktinfo',
  bank: '/bankinfo',
  travelCards: '/reisekort',
  sharedPolicies: '/delteforsikringer',
} as const;

/** A field of a body if it is a text. The app checks the whole body later. */
function textIn(body: unknown, field: string): string | null {
  const value: unknown = Object(body)[field];
  return typeof value === 'string' ? value : null;
}

/** The visitor; null before the identification has arrived, and if it is no identification. */
function visitorIn(bodies: Bodies): Identified | null {
  const body = bodies[reads.identification];
  const organisasjonsnummer = organisationIn(Object(body).organisasjonsnummer);
  if (body === undefined || (organisasjonsnummer !== null && typeof organisasjonsnummer !== 'string'))
    return null;
  return identified({ organisasjonsnummer, fodselsnummer: textIn(body, 'fodselsnummer') });
}

/** What the landing page of a private customer reads in any case. */
const privateReads = [
  reads.sharedPolicies,
  reads.travelCards,
  '/fremtind/forsikringer',
  '/oppgaver/helseerklaering',
  `/toggle/${toggles.hideHealthDeclaration}`,
  '/oppgaver/kundekommunikasjon',
  '/oppgaver/dokumenter',
  '/fremtind/oppgaver/har-digital-aksept',
  '/kundekommunikasjon/helseerklaring/antall-meldingstrader',
  '/har-helseerklaering',
  '/har-uleste-dokumenter',
  '/dokumenter/exists?dokumentType=ALL_DOKUMENT_TYPES_EXCEPT_FAKTURA',
];

/**
 * What it reads of a damage customer, after the agreement has loaded (A4.12). After a refusal nothing follows here: the
 * chart decides.
 */
function customerReads(bodies: Bodies, { hasNationalId }: Identified): readonly string[] {
  const skadekundenummer = textIn(bodies[reads.damageCustomer], 'kundenummer');
  if (bodies[reads.agreement] === undefined || skadekundenummer === null) return [];
  const isBankKnown = bodies[reads.bank] !== undefined;
  const life = bodies[reads.personCustomer];
  const personkundenummer = textIn(life, 'kundenummer');
  return [
    ...(loadsPersonCustomer({ hasNationalId, isInAnotherBank: false, isBankKnown })
      ? [reads.personCustomer]
      : []),
    ...(life !== undefined || !hasNationalId
      ? [unpaidInvoicesPath({ skadekundenummer, personkundenummer })]
      : []),
    claimsPath(skadekundenummer),
  ];
}

/** The landing page of a private customer who does not move to the successor. */
export const afterHome: FollowingReads = {
  needs: [
    reads.identification,
    reads.transition,
    reads.agreement,
    reads.damageCustomer,
    reads.bank,
    reads.personCustomer,
  ],
  pathsAfter(bodies) {
    const visitor = visitorIn(bodies);
    if (!visitor || actsForBusiness(visitor) || bodies[reads.transition] !== false) return [];
    return [...privateReads, ...customerReads(bodies, visitor)];
  },
};

/** The settings of a private customer, whose cards depend on the bank. */
export const afterSettings = (consentBanks: readonly string[]): FollowingReads => ({
  needs: [reads.identification, reads.bank],
  pathsAfter(bodies) {
    const visitor = visitorIn(bodies);
    const bankregnr = textIn(bodies[reads.bank], 'bankregnr');
    if (!visitor || actsForBusiness(visitor) || bankregnr === null) return [];
    return [reservationPath(bankregnr), ...(hasConsents(bankregnr, consentBanks) ? ['/samtykke'] : [])];
  },
});

/** The role of a visitor who acts for an organisation. */
export const afterIdentification: FollowingReads = {
  needs: [reads.identification],
  pathsAfter(bodies) {
    const visitor = visitorIn(bodies);
    return visitor && actsForBusiness(visitor) ? [reads.relations] : [];
  },
};
