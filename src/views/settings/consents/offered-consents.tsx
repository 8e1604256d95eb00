import type { ReactNode } from 'react';

interface OfferedConsentsProps {
  readonly regions: { readonly answers: ReactNode; readonly dialog: ReactNode };
}

export function OfferedConsents({ regions: { answers, dialog } }: OfferedConsentsProps) {
  return (
    <>
      {answers}
      {dialog}
    </>
  );
}
