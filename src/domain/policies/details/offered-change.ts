import { missingRight } from '#domain/errors/missing-right.ts';
import { mayAs, type Representative } from '#domain/person/representative.ts';
import { isAccepted } from '#domain/policies/damage-policy.ts';
import { businessMayChange, privateChange } from '#domain/policies/policy-change.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { Destination } from '#domain/site/site-link.ts';
import type { PolicySite } from './policy-site.ts';

/** How a policy is changed (B2.47, B2.48); `{phone}` in a text is customer service's. */
export type PolicyChange =
  | { readonly kind: 'link'; readonly to: Destination }
  /** A dialog says whom a visitor without the right calls (B6.7). */
  | { readonly kind: 'denied'; readonly text: string }
  /** Nobody changes the policy here. */
  | { readonly kind: 'call'; readonly text: string };

/** Of a policy that is not a business's; the sentence is assumed. */
const callToChange = 'Vil du endre forsikringen? Ring oss på {phone}, så hjelper vi deg.';

/** Null where nothing can be changed yet (B4.6, C4.2). */
export function changeOf(
  policy: DamagePolicy,
  representative: Representative,
  site: PolicySite,
): PolicyChange | null {
  if (isAccepted(policy)) return null;
  if (representative.organisasjonsnummer !== null) {
    if (!businessMayChange(policy)) return null;
    return mayAs(representative, 'changePolicy')
      ? { kind: 'link', to: { url: `#/bm/endre/${policy.forsikringsnummer}` } }
      : { kind: 'denied', text: missingRight.changePolicy.text };
  }
  const by = privateChange(policy);
  if (by === null) return { kind: 'call', text: callToChange };
  return { kind: 'link', to: by === 'carPage' ? site.changeCar : site.messages };
}
