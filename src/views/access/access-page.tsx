import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { OrganisationAccess, Told } from '#domain/access/access.ts';
import { Screen } from '#ui/screen.tsx';
import { RoleQuestions } from './role-questions.tsx';
import { ToldNotice } from './told-notice.tsx';

interface AccessPageProps {
  readonly context: { readonly organisation: OrganisationAccess; readonly told: Told | null };
  readonly regions: { readonly list: ReactNode; readonly dialog: ReactNode };
}

/** The page at `/bm/tilganger` (B2.4, B2.90). */
export function AccessPage({ context: { organisation, told }, regions }: AccessPageProps) {
  return (
    <Screen heading="Tilganger">
      <p className="lead">Disse har tilgang til forsikringene til {organisation.organisasjonsnavn}.</p>
      {told && <ToldNotice told={told} organisation={organisation.organisasjonsnavn} />}
      {regions.list}
      <Heading level="2" size="medium" spacing>
        Spørsmål og svar
      </Heading>
      <RoleQuestions />
      {regions.dialog}
    </Screen>
  );
}
