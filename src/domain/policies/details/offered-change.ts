import { missingRight } from '#domain/errors/missing-right.ts';
import { mayAs, type Representative } from '#domain/person/representative.ts';
import { privateChange } from '#domain/policies/policy-change.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { isAccepted } from '#domain/shared/policy-status.ts';
import { addressPart } from '#domain/site/address-part.ts';
import type { Site } from '#domain/site/site.ts';
import type { Destination } from '#domain/site/site-link.ts';

/** How a policy is changed (B2.47, B2.48); `{phone}` in a text is the number of customer service. */
export type PolicyChange =
  | { readonly kind: 'link'; readonly to: Destination }
  /** A dialog tells a visitor without the right whom to call (B6.7). */
  | { readonly kind: 'denied'; readonly text: string }
  /** The policy cannot be changed on the site; the customer calls. */
  | { readonly kind: 'call'; readonly text: string };

/** Only for private customers; the sentence is assumed. */
const callToChange = 'Vil du endre forsikringen? Ring oss på {phone}, så hjelper vi deg.';

/** How this visitor changes the policy; null if it is not in force yet (B4.6, C4.2). */
export function changeOf(
  policy: DamagePolicy,
  representative: Representative,
  site: Pick<Site, 'changeCar' | 'messages'>,
): PolicyChange | null {
  if (isAccepted(policy)) return null;
  if (representative.organisasjonsnummer !== null) {
    return mayAs(representative, 'changePolicy')
      ? { kind: 'link', to: { url: `#/bm/endre/${addressPart(policy.forsikringsnummer)}` } }
      : { kind: 'denied', text: missingRight.changePolicy.text };
  }
  const by = privateChange(policy);
  if (by === null) return { kind: 'call', text: callToChange };
  return { kind: 'link', to: by === 'carPage' ? site.changeCar : site.messages };
}
