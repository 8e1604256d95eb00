import type { LoadedPolicy } from '#domain/policies/loaded-policy.ts';
import { BackLink } from '#ui/back-link.tsx';

/** The way back from a page below a policy's own, in the words of its documents (B2.68). */
export const BackToPolicy = ({ policy: { page } }: { readonly policy: Pick<LoadedPolicy, 'page'> }) => (
  <BackLink href={page}>Tilbake til forsikringen</BackLink>
);
