/** The document's title on a screen with this heading. */
export const titleFor = (heading: string | null): string =>
  heading === 'Forsikring' ? heading : `${heading} – Forsikring`;
