import { Button } from '@navikt/ds-react/Button';
import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import { BusyButton } from './busy-button.tsx';
import { DialogScreen } from './dialog-screen.tsx';

interface DeletionProps {
  readonly heading: string;
  /** What the deletion means, and why the last attempt failed. */
  readonly children: ReactNode;
  /** The text of the button that deletes. */
  readonly label: string;
  readonly isDeleting: boolean;
  readonly send: (event: { type: 'confirmed' } | { type: 'cancelled' }) => void;
}

/** The dialog that asks whether to delete something. */
export const Deletion = ({ heading, children, label, isDeleting, send }: DeletionProps) => (
  <DialogScreen heading={heading}>
    {children}
    <Actions>
      <BusyButton variant="danger" isBusy={isDeleting} onClick={() => send({ type: 'confirmed' })}>
        {label}
      </BusyButton>
      <Button variant="tertiary" onClick={() => send({ type: 'cancelled' })}>
        Avbryt
      </Button>
    </Actions>
  </DialogScreen>
);
