import { badgeText } from '#domain/overview/landing.ts';

/** Reads '9+' above nine (A2.45). */
export const Badge = ({ count }: { readonly count: number }) => (
  <span className="badge">{badgeText(count)}</span>
);
