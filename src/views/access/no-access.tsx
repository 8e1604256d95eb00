import { anyOfNames } from '#domain/display/name-list.ts';
import { noAccess, whoGivesAccess } from '#domain/errors/no-access.ts';
import { fill } from '#domain/errors/placeholders.ts';
import type { OrganisationAccess } from '#domain/person/access.ts';
import { PhoneText } from '#ui/phone-text.tsx';
import { Screen } from '#ui/screen.tsx';

interface NoAccessProps {
  readonly context: {
    readonly organisation: OrganisationAccess;
    readonly site: { readonly phone: string };
  };
}

/** B8.16, A2.33 */
export function NoAccess({ context: { organisation, site } }: NoAccessProps) {
  const administrators = [...organisation.autoRelasjoner, ...organisation.manuelleRelasjoner]
    .filter(({ rolle }) => rolle === 'ADMIN')
    .map(({ kundenavn }) => kundenavn.fulltNavn);
  return (
    <Screen heading={noAccess.title}>
      {administrators.length > 0 && (
        <p className="lead">{fill(whoGivesAccess, { administrators: anyOfNames(administrators) })}</p>
      )}
      <PhoneText text={noAccess.text} phone={site.phone} />
    </Screen>
  );
}
