import type { Bodies, FollowingReads } from '#api/early-responses.ts';
import { textIn, visitorIn } from '#app/page/visitor-reads.ts';
import { loadsPersonCustomer, skipsPersonCustomer } from '#domain/arriving/dependent-calls.ts';
import { privateReads } from '#domain/overview/private-reads.ts';
import { claimsPath } from '#domain/overview/task-paths.ts';
import { actsForBusiness, type Identified } from '#domain/person/identification.ts';
import { hasConsents } from '#domain/person/private-right.ts';
import { customerNumbers, unpaidInvoicesPath } from '#domain/policies/unpaid-invoices-path.ts';
import { reservationPath } from '#domain/settings/reservation-path.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { togglePath, toggles } from '#domain/site/toggle.ts';

/** Decides on each page whether the visitor moves to the successor. */
export const transition = togglePath(toggles.transition);

/**
 * What the landing page reads of a damage customer, after the agreement has loaded (A4.12). After a refusal nothing follows
 * here: the chart decides.
 */
function customerReads(bodies: Bodies, { hasNationalId }: Identified): readonly string[] {
  const kundenummer = textIn(bodies[paths.damageCustomer], 'kundenummer');
  if (bodies[paths.agreement] === undefined || kundenummer === null) return [];
  const isBankKnown = bodies[paths.bank] !== undefined;
  const known = { hasNationalId, isInAnotherBank: false, isBankKnown, isBankSettled: isBankKnown };
  const body = bodies[paths.personCustomer];
  const life = body === undefined ? null : { kundenummer: textIn(body, 'kundenummer') };
  const numbers = life || skipsPersonCustomer(known) ? customerNumbers({ kundenummer }, life) : null;
  return [
    ...(loadsPersonCustomer(known) ? [paths.personCustomer] : []),
    ...(numbers ? [unpaidInvoicesPath(numbers)] : []),
    claimsPath(kundenummer),
  ];
}

/** The landing page of a private customer who does not move to the successor. */
export const afterHome: FollowingReads = {
  needs: [
    paths.identification,
    transition,
    paths.agreement,
    paths.damageCustomer,
    paths.bank,
    paths.personCustomer,
  ],
  pathsAfter(bodies) {
    const visitor = visitorIn(bodies);
    if (!visitor || actsForBusiness(visitor) || bodies[transition] !== false) return [];
    return [...Object.values(privateReads), ...customerReads(bodies, visitor)];
  },
};

/** The settings of a private customer, whose cards depend on the bank. */
export const afterSettings = (consentBanks: readonly string[]): FollowingReads => ({
  needs: [paths.identification, paths.bank],
  pathsAfter(bodies) {
    const visitor = visitorIn(bodies);
    const bankregnr = textIn(bodies[paths.bank], 'bankregnr');
    if (!visitor || actsForBusiness(visitor) || bankregnr === null) return [];
    return [reservationPath(bankregnr), ...(hasConsents(bankregnr, consentBanks) ? [paths.consents] : [])];
  },
});
