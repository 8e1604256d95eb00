import type { ReactNode } from 'react';

interface ReservationPageProps {
  readonly regions: { readonly choice: ReactNode; readonly dialog: ReactNode };
}

/** The card, and the dialog over the page. */
export const ReservationPage = ({ regions: { choice, dialog } }: ReservationPageProps) => (
  <>
    {choice}
    {dialog}
  </>
);
