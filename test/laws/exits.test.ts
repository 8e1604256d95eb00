import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { dataState } from '#flows/engine/leaves.ts';
import type { Step } from '#flows/engine/walk/walk.ts';
import { registry } from '#flows/registry.ts';
import { walkOf } from '#workbench/walks.ts';

type Exits = Readonly<Record<string, readonly string[]>>;

/** `state: event`, for each of the states and events. */
const closing = (states: readonly string[], ...events: readonly string[]) =>
  states.flatMap((state) => events.map((event) => `${state}: ${event}`));

/** These outcomes of an actor. */
const outcomesOf = (actor: string, ...outcomes: readonly string[]) =>
  outcomes.map((name) => `${actor} ${name}`);

const accessFormStates = ['filling.failed', 'filling.refused', 'filling.rejected', 'filling.typing'];

/**
 * The causes of each exit of each flow. Written by hand from the specification, because generated paths do not show that
 * a chart is wrong. A page ends at an address. A child flow ends in a final state, which its parent handles.
 */
const exits: Readonly<Record<string, Exits>> = {
  // The skip toggle leads to the overview (C1.6).
  intermediate: {
    'https://kunde.forsikring.example/hopp/3361/pm/kjop': ['visitorRouting the successor'],
    '/oversikt/forsikring/mine-forsikringer': ['getSkipToggle on'],
  },
  // The redirects of a visitor (A4.9).
  'visitor-routing': {
    shown: [
      'getDirectAccess allowed',
      'getRedirectToggle off',
      'getRouting another insurer',
      'getTransitionToggle off',
      'hasDamagePolicies some',
    ],
    'https://kunde.forsikring.example/hopp/3361/bm/kjop': [
      'getRouting the successor',
      'routing.successor.business routing.access.notNeeded: getRouting the successor, without a bank',
    ],
    'https://kunde.forsikring.example/hopp/0770/bm/kjop': [
      'routing.successor.business routing.access.loading: getRouting the successor, without a bank',
    ],
    'https://kunde.forsikring.example/hopp/3361/pm/kjop': [
      'routing.successor.private routing.access.notNeeded: getRedirectToggle on',
      'routing.successor.private routing.access.notNeeded: hasDamagePolicies mayNotSeeDamage',
      'routing.successor.private routing.access.notNeeded: hasDamagePolicies none',
    ],
    'https://kunde.forsikring.example/hopp/0770/pm/kjop': [
      'routing.successor.private routing.access.loading: getRedirectToggle on',
      'routing.successor.private routing.access.loading: hasDamagePolicies mayNotSeeDamage',
      'routing.successor.private routing.access.loading: hasDamagePolicies none',
    ],
  },
  // Customer fetch errors, a missing number and an unknown number lead to the start of the app (B2.26).
  'policy-redirect': {
    '#/bil/7010001/2': ['findDamagePolicy a car'],
    '#/uforekapital/7010001/1': ['findLifePolicy disability insurance'],
    '#/': [
      ...outcomesOf('findDamagePolicy', 'FEL3710020', 'internal error', 'late', 'lost'),
      ...outcomesOf('findLifePolicy', 'another policy', 'internal error', 'late', 'lost', 'notInThisBank'),
      ...outcomesOf('getBankInfo', 'internal error', 'late', 'lost'),
      // A person of another bank (A7.3).
      'identify a person',
      'identify a visitor without a national id',
      'identify an organisation',
      ...outcomesOf('identify', 'internal error', 'late', 'lost'),
    ],
  },
  'page-gate': {
    admitted: ['getTransitionToggle off', 'visitorRouting a customer'],
    'https://kunde.forsikring.example/hopp/3361/pm/kjop': ['visitorRouting the successor'],
  },
  // Every role opens a page of a business; the page itself refuses (C1.8). Without a role, this flow does (C4.12).
  'load-representative': {
    known: [
      ...outcomesOf('identify', 'for themselves', 'for themselves, with a national id'),
      ...outcomesOf('loadRelations', 'as a reader', 'as a user'),
    ],
  },
  // The form is shown with or without the details (C4.39).
  'load-contact': {
    ready: [
      ...outcomesOf(
        'getContactInfo',
        'a phone number and an e-mail address',
        'internal error',
        'late',
        'lost',
      ),
      'xstate.after.contactWait.load-contact.loading',
    ],
  },
  // A visitor without the right ends without policies; a business that is no customer has none (A6.5, A8.10).
  'load-business-policies': {
    ended: [
      ...outcomesOf(
        'loadPolicies',
        'FOR3170051',
        'a list of employees',
        'a self-administered list of employees',
        'another insurance of employees',
        'another version of the list',
        'fifteen policies',
        'legacyCustomer',
        'mayNotSeeDamage',
        'no insurance of employees',
        'none in force',
        'one in force',
        'one unreadable',
        'only unreadable insurance',
        'self-administered insurance',
        'two insurances',
      ),
      ...outcomesOf('loadRepresentative', 'as a reader', 'for themselves'),
    ],
  },
  'load-changeable-policies': {
    loaded: outcomesOf(
      'loadBusinessPolicies',
      'fifteen policies',
      'none in force',
      'one in force',
      'one unreadable',
    ),
  },
  // Both lead back to the form (C4.52).
  'paste-employees': {
    accepted: ['accepted'],
    cancelled: ['cancelled'],
  },
  // Switching leads to the my-page address (A2.40, C1.7).
  'agreement-chooser': {
    'https://bank.example/oversikt/forsikring/mine-forsikringer': [
      'loadRelations no relations',
      'switchAgreement switched',
    ],
  },
  'switch-agreement': {
    cancelled: ['choosing.failed: dialog.dismissed', 'choosing.untried: dialog.dismissed'],
    switched: [
      'choosing.failed: dialog.dismissed',
      'identify the chosen organisation',
      'identify the visitor themselves',
      'switchToBusiness switched',
      'switchToPrivate switched',
    ],
    unknown: ['choosing.unknown: dialog.dismissed'],
  },
  // Switching the user reloads. If the outcome is unknown, it leads to the my-page address (C1.7).
  home: {
    'https://kunde.forsikring.example/hopp/3361/pm/kjop': ['visitorRouting the successor'],
    reload: ['businessLanding reloads', 'privateLanding reloads', 'switchAgreement switched'],
    '/oversikt/forsikring/mine-forsikringer': ['switchAgreement unknown'],
  },
  'private-landing': { reload: ['reload.requested'] },
  // The server may refuse a visitor whose relations name a role (A2.33).
  'business-landing': { reload: ['reload.requested'], noAccess: ['damage FEL3710020'] },
  // Accepted answers lead to buying (A4.11), 'Avbryt' to the overview (C1.4).
  'self-declaration': {
    'https://bank.example/oversikt/forsikring/mine-forsikringer': ['bankSelection cancelled', 'cancelled'],
    'https://bank.example/oversikt/forsikring/mine-forsikringer/kjope': ['submitDeclaration accepted'],
  },
  'bank-selection': { cancelled: ['cancelled'], decided: ['submitted'] },
  buy: {
    '/oversikt/forsikring/mine-forsikringer#/bm/bestille': ['visitorRouting a business'],
    'https://kunde.forsikring.example/hopp/3361/pm/kjop': ['visitorRouting the successor'],
  },
  // The form goes to the bank (A7.19).
  'direct-debit': {
    'post https://bank.example/nettbank/opprett-avtalegiro': ['getForm a form for a bank that is allowed'],
  },
  // Visitors who have lost their access choose another agreement (B4.22).
  access: {
    reload: ['reload.requested'],
    'https://bank.example/oversikt/forsikring/avtalevelger': ['chooser.requested'],
  },
  'load-access': {
    refused: ['identify no role', 'loadOrganisation FEL3710020', 'loadRelations no role'],
    ready: [
      'identify for the organisation',
      ...outcomesOf('loadOrganisation', 'another organisation', "the visitor's organisation"),
      ...outcomesOf('loadRelations', 'as a reader', 'as an administrator', 'without a role'),
    ],
  },
  'add-access': {
    added: ['createRelation created'],
    cancelled: closing(accessFormStates, 'cancelled'),
    // Once a response was lost, the list may be outdated, whatever followed.
    unknown: closing([...accessFormStates, 'filling.unknown'], 'cancelled'),
  },
  // If the policies could not be loaded, a retry reloads the page (B8.23).
  insight: { reload: ['reload.requested'] },
  // Any refusal but a wrong surname closes the dialog (B8.18, B8.19).
  'give-insight': {
    given: ['createRelation given'],
    failed: ['createRelation internal error'],
    unknown: ['createRelation late', 'createRelation lost', 'createRelation no name'],
    cancelled: ['cancelled', 'dialog.dismissed'],
  },
  'load-proposals': {
    loaded: outcomesOf('listProposals', 'no policies', 'notFound', 'only another policy', 'two policies'),
  },
  // Only the customer's own policies have pages (C4.7).
  'load-policy': { found: ['findPolicy with a green card', 'findPolicy without a green card'] },
  // A confirmation comes before leaving with an unsaved reservation (B4.28).
  settings: {
    '#/finnes-ikke': ['reservations leaving'],
    // An organisation has a page of its own (C4.22).
    '#/bm/innstillinger': ['identify business'],
  },
  reservations: {
    '#/finnes-ikke': ['leave.confirmed', 'updateReservation internal error', 'updateReservation saved'],
  },
  // An added card opens (B4.25).
  'travel-cards': { '#/reisekort/7100005': ['addTravelCard added'] },
  'add-travel-card': {
    done: ['xstate.after.travelCardSuccess.add-travel-card.added'],
    cancelled: closing(
      ['filling.failed', 'filling.rejected', 'filling.typing'],
      'cancelled',
      'dialog.dismissed',
    ),
    unknown: closing(['filling.failed', 'filling.unknown'], 'cancelled', 'dialog.dismissed'),
  },
  'delete-access': {
    deleted: outcomesOf('deleteRelation', 'deleted', 'not found'),
    cancelled: closing(['confirming.failed', 'confirming.unanswered'], 'cancelled', 'dialog.dismissed'),
    unknown: closing(['confirming.failed', 'confirming.unknown'], 'cancelled', 'dialog.dismissed'),
  },
  // A deleted card leads to the start page (B4.25).
  'travel-card': { '#/': ['shownTravelCard deleted'] },
  // A missing policy hides no card. Without a card and without a policy of the visitor's own, no card can be created.
  'load-travel-card': {
    loaded: [
      ...outcomesOf('cards', 'none', 'two cards'),
      'createCard created',
      ...outcomesOf('policy', 'FEL3710020', 'FOR3170009', 'FOR3170051', 'for a family', 'for one person'),
      ...outcomesOf(
        'policy',
        'internal error',
        'late',
        'legacyCustomer',
        'lost',
        'mayNotSeeDamage',
        'with another number',
      ),
    ],
  },
  'shown-travel-card': { deleted: ['deleteTravelCard deleted'], empty: ['loadCards none'] },
  'travel-card-dialog': { closed: ['dialog.dismissed'] },
  'share-travel-card': {
    cancelled: closing(
      ['confirming', 'filling.failed', 'filling.refused', 'filling.rejected', 'filling.typing'],
      'dialog.dismissed',
    ),
    done: ['finished', 'shared: dialog.dismissed', 'unknown: dialog.dismissed'],
  },
  'delete-travel-card': {
    deleted: ['xstate.after.travelCardSuccess.delete-travel-card.success'],
    cancelled: closing(['confirming.failed', 'confirming.unanswered'], 'cancelled', 'dialog.dismissed'),
    unknown: closing(['confirming.failed', 'confirming.unknown'], 'cancelled', 'dialog.dismissed'),
  },
};

const causeOf = ({ event, outcome }: Step) => (outcome ? `${outcome.actor} ${outcome.name}` : event.type);

function exitOf(state: AnyMachineSnapshot): string {
  const output = Object(state.output);
  if ('leave' in output) return output.leave;
  if ('to' in output) return `#${output.to}`;
  if ('post' in output) return `post ${output.post.address}`;
  return 'reload' in output ? 'reload' : dataState(state);
}

/** The causes of each exit. A cause with several exits has the state before it in its name. */
async function exitsOf(flow: string): Promise<Exits> {
  const ends = (await walkOf(flow)).steps
    .filter(({ to }) => to.status === 'done')
    .map((step) => ({ cause: causeOf(step), from: dataState(step.from), exit: exitOf(step.to) }));
  const hasOtherExit = (end: (typeof ends)[number]) =>
    ends.some(({ cause, exit }) => cause === end.cause && exit !== end.exit);
  const found: Record<string, readonly string[]> = {};
  for (const end of ends) {
    const cause = hasOtherExit(end) ? `${end.from}: ${end.cause}` : end.cause;
    found[end.exit] = [...new Set([...(found[end.exit] ?? []), cause])].sort();
  }
  return found;
}

// The generated paths prove that the page follows its chart.
test.each(registry.map(({ flow }) => flow.id))('%s ends where the specification says', async (id) => {
  expect(await exitsOf(id)).toEqual(exits[id] ?? {});
});
