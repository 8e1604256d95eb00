/** A9.1: width in CSS pixels from which on. */
export const breakpoints = { tablet: 768, desktop: 1024 } as const;

export type Layout = 'mobile' | 'tablet' | 'desktop';

export function layoutFor(width: number): Layout {
  if (width >= breakpoints.desktop) return 'desktop';
  return width >= breakpoints.tablet ? 'tablet' : 'mobile';
}
