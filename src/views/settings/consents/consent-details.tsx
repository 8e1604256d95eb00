import type { ConsentAnswers } from '#domain/settings/consents.ts';
import { DialogScreen } from '#ui/dialog-screen.tsx';

interface ConsentDetailsProps {
  readonly context: { readonly answers: ConsentAnswers; readonly openConsentId: string | null };
}

export function ConsentDetails({ context: { answers, openConsentId } }: ConsentDetailsProps) {
  const consent = answers.consents.find(({ samtykkeId }) => samtykkeId === openConsentId);
  return (
    <DialogScreen heading={consent?.tittel ?? ''}>
      {consent?.modalTekster.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </DialogScreen>
  );
}
