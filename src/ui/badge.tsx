import { badgeText } from '#domain/display/digits.ts';

/** Shows '9+' for a number above nine (A2.45). */
export const Badge = ({ count }: { readonly count: number }) => (
  <span className="badge">{badgeText(count)}</span>
);
