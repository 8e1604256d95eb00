/** The document's title on a screen with this heading. */
export const titleBy = (heading: string | null): string =>
  heading === 'Forsikring' ? heading : `${heading} – Forsikring`;
