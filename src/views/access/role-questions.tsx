import { ReadMore } from '@navikt/ds-react/ReadMore';
import { roleLabel, roleRights, roles } from '#domain/person/role.ts';

/** Explains the roles (B2.92, B6.1 to B6.3, B6.9). The text is assumed. */
export function RoleQuestions() {
  return (
    <ReadMore header="Hva betyr de ulike rollene?">
      <dl className="roles">
        {roles.map((role) => (
          <div key={role}>
            <dt>{roleLabel(role)}</dt>
            <dd>{roleRights(role)}</dd>
          </div>
        ))}
      </dl>
      <p>
        De som har signatur eller prokura i Foretaksregisteret, blir administratorer av seg selv. De vises her
        når de har logget inn for første gang.
      </p>
    </ReadMore>
  );
}
