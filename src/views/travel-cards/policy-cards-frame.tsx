import type { ReactNode } from 'react';

interface PolicyCardsFrameProps {
  readonly regions: { readonly cards: ReactNode; readonly dialog: ReactNode };
}

export const PolicyCardsFrame = ({ regions: { cards, dialog } }: PolicyCardsFrameProps) => (
  <>
    {cards}
    {dialog}
  </>
);
