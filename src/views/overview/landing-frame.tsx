import type { ReactNode } from 'react';

interface LandingFrameProps {
  readonly regions: { readonly policies: ReactNode };
}

/** Places only one region: the other region renders nothing. */
export const LandingFrame = ({ regions: { policies } }: LandingFrameProps) => policies;
