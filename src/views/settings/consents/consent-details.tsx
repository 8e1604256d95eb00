import type { Answering } from '#domain/settings/consents.ts';
import { DialogScreen } from '#ui/dialog-screen.tsx';

interface ConsentDetailsProps {
  readonly context: { readonly answering: Answering; readonly reading: string | null };
}

export function ConsentDetails({ context: { answering, reading } }: ConsentDetailsProps) {
  const consent = answering.consents.find(({ samtykkeId }) => samtykkeId === reading);
  return (
    <DialogScreen heading={consent?.tittel ?? ''}>
      {consent?.modalTekster.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </DialogScreen>
  );
}
