import type { ReactNode } from 'react';

interface LandingFrameProps {
  readonly regions: { readonly policies: ReactNode };
}

/** What else runs beside has nothing of its own to show. */
export const LandingFrame = ({ regions: { policies } }: LandingFrameProps) => policies;
