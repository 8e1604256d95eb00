import { accessFlow } from '#flows/access/access/flow.ts';
import { buyFlow } from '#flows/buying/buy/flow.ts';
import { directDebitFlow } from '#flows/buying/direct-debit/flow.ts';
import { selfDeclarationFlow } from '#flows/buying/self-declaration/flow.ts';
import { employeeReportFlow } from '#flows/employees/employee-report/flow.ts';
import { selfAdministeredReportFlow } from '#flows/employees/self-administered-report/flow.ts';
import { type Within, within } from '#flows/engine/walk/within.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { greenCardFlow } from '#flows/policies/green-card/flow.ts';
import { policyDetailsFlow } from '#flows/policies/policy-details/flow.ts';
import { proposalsFlow } from '#flows/policies/proposals/flow.ts';
import { shownPolicyFlow } from '#flows/policies/shown-policy/flow.ts';
import { choosePolicyFlow } from '#flows/requests/choose-policy/flow.ts';
import { loadChangeablePoliciesFlow } from '#flows/requests/load-changeable-policies/flow.ts';
import { orderPolicyFlow } from '#flows/requests/order-policy/flow.ts';
import { settingsFlow } from '#flows/settings/settings/flow.ts';
import { dialogGalleryFlow } from '#flows/shared/dialog-gallery/flow.ts';
import { insightFlow } from '#flows/sharing/insight/flow.ts';
import { shownTravelCardFlow } from '#flows/travel-cards/shown-travel-card/flow.ts';
import { travelCardFlow } from '#flows/travel-cards/travel-card/flow.ts';
import { travelCardsFlow } from '#flows/travel-cards/travel-cards/flow.ts';

/** The leaf that shows a child flow in the tests, by the child's id. */
export const places: Readonly<Record<string, Within>> = {
  'add-access': within(accessFlow, 'adding'),
  'add-travel-card': within(travelCardsFlow, 'page.dialog.adding'),
  'bank-selection': within(selfDeclarationFlow, 'choosingBank'),
  'business-landing': within(homeFlow, 'page.content.business'),
  consents: within(settingsFlow, 'page.consents.shown'),
  'contact-details': within(settingsFlow, 'page.contact.shown'),
  // Any flow with an error would do, because the button is the same beside every code.
  'copy-code': within(directDebitFlow, 'unavailable'),
  // Any flow with a date field would do, because the button is the same beside every field.
  'date-picker': within(employeeReportFlow, 'reporting.filling.typing'),
  'delete-access': within(accessFlow, 'page.dialog.deleting'),
  'delete-travel-card': within(shownTravelCardFlow, 'page.dialog.deleting'),
  dialog: within(dialogGalleryFlow, 'page.dialog.shut'),
  'give-insight': within(insightFlow, 'page.own.dialog.giving'),
  'given-insight': within(insightFlow, 'page.own.given.shown'),
  'load-access': within(accessFlow, 'loading'),
  'load-business-policies': within(loadChangeablePoliciesFlow, 'arriving'),
  'load-changeable-policies': within(choosePolicyFlow, 'arriving'),
  'load-policy': within(greenCardFlow, 'loadingPolicy'),
  'load-proposals': within(proposalsFlow, 'arriving'),
  'load-contact': within(employeeReportFlow, 'loadingContact'),
  'load-representative': within(orderPolicyFlow, 'arriving'),
  'load-travel-card': within(travelCardFlow, 'loading'),
  'next-payment': within(policyDetailsFlow, 'found.payment.shown'),
  'no-access': within(homeFlow, 'page.content.noAccess.naming'),
  'paste-employees': within(selfAdministeredReportFlow, 'pasting'),
  'private-landing': within(homeFlow, 'page.content.private'),
  'received-insight': within(insightFlow, 'page.received.shown'),
  reservations: within(settingsFlow, 'page.reservations.shown'),
  'share-travel-card': within(shownTravelCardFlow, 'page.dialog.sharing'),
  'shown-policy': within(policyDetailsFlow, 'found.policy.shown'),
  'shown-travel-card': within(travelCardFlow, 'page.cards.shown'),
  'switch-agreement': within(homeFlow, 'page.dialog.switching'),
  'travel-card-dialog': within(shownPolicyFlow, 'page.dialog.travelCard'),
  'visitor-routing': within(buyFlow, 'arriving'),
};
