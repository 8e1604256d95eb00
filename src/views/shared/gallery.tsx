import { Button } from '@navikt/ds-react/Button';
import type { ReactNode } from 'react';
import { type Kind, kindNames, kinds } from '#domain/shared/dialog-kinds.ts';
import { Actions } from '#ui/actions.tsx';
import { DialogScreen } from '#ui/dialog-screen.tsx';
import { Screen } from '#ui/screen.tsx';

type Send = (event: { type: `${Kind}.requested` } | { type: 'finished' }) => void;

interface GalleryProps {
  readonly send: Send;
  readonly regions: { readonly content: ReactNode; readonly dialog: ReactNode };
}

export function Gallery({ regions }: GalleryProps) {
  return (
    <>
      {regions.content}
      {regions.dialog}
    </>
  );
}

export function GalleryPage({ send }: Pick<GalleryProps, 'send'>) {
  return (
    <Screen heading="Dialoger">
      <Actions>
        {kindNames.map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => send({ type: `${kind}.requested` })}>
            {kinds[kind].description}
          </Button>
        ))}
      </Actions>
    </Screen>
  );
}

interface GalleryDialogProps {
  readonly state: 'page.dialog.standard' | 'page.dialog.generous' | 'page.dialog.strict' | 'page.dialog.sub';
  readonly send: Send;
}

const kindAt: Readonly<Record<GalleryDialogProps['state'], Kind>> = {
  'page.dialog.standard': 'standard',
  'page.dialog.generous': 'generous',
  'page.dialog.strict': 'strict',
  'page.dialog.sub': 'sub',
};

export function GalleryDialog({ state, send }: GalleryDialogProps) {
  const { description } = kinds[kindAt[state]];
  return (
    <DialogScreen heading={description}>
      <p>Innhold i dialogen.</p>
      <Actions>
        <Button onClick={() => send({ type: 'finished' })}>Ferdig</Button>
        {kindNames.map((kind) => (
          <Button key={kind} variant="tertiary" onClick={() => send({ type: `${kind}.requested` })}>
            {`Bytt til: ${kinds[kind].description}`}
          </Button>
        ))}
      </Actions>
    </DialogScreen>
  );
}
