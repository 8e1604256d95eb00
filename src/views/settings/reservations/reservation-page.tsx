import type { ReactNode } from 'react';

interface ReservationPageProps {
  readonly regions: { readonly answer: ReactNode; readonly dialog: ReactNode };
}

/** The card, and the dialog over the page. */
export const ReservationPage = ({ regions: { answer, dialog } }: ReservationPageProps) => (
  <>
    {answer}
    {dialog}
  </>
);
