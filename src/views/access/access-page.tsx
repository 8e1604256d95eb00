import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { AccessConfirmation, OrganisationAccess } from '#domain/access/access.ts';
import { Screen } from '#ui/screen.tsx';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { RoleQuestions } from './role-questions.tsx';

interface AccessPageProps {
  readonly context: {
    readonly organisation: OrganisationAccess;
    readonly confirmation: AccessConfirmation | null;
  };
  readonly regions: { readonly list: ReactNode; readonly dialog: ReactNode };
}

/** The page at `/bm/tilganger` (B2.4, B2.90). */
export function AccessPage({ context: { organisation, confirmation }, regions }: AccessPageProps) {
  return (
    <Screen heading="Tilganger">
      <p className="lead">Disse har tilgang til forsikringene til {organisation.organisasjonsnavn}.</p>
      {confirmation && (
        <ConfirmationNotice confirmation={confirmation} organisationName={organisation.organisasjonsnavn} />
      )}
      {regions.list}
      <Heading level="2" size="medium" spacing>
        Spørsmål og svar
      </Heading>
      <RoleQuestions />
      {regions.dialog}
    </Screen>
  );
}
