/** What the document is called on a screen with this heading. */
export const titleBy = (heading: string | null): string =>
  heading === 'Forsikring' ? heading : `${heading} – Forsikring`;
