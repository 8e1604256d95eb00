import type { Site } from '#domain/site/site.ts';

/** The state of a visitor without a role, which charts copy. The chart declares the child flow `noAccess`. */
export const withoutRole = {
  description:
    'The insurer says that the visitor has no role (C4.12). A child flow shows the persons who can give one (A2.33).',
  invoke: {
    id: 'noAccess',
    src: 'noAccess',
    input: ({ context: { site } }: { context: { readonly site: Pick<Site, 'phone'> } }) => ({ site }),
  },
} as const;
