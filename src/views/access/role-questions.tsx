import { ExpansionCard } from '@navikt/ds-react/ExpansionCard';
import { roleLabel, roleRights, roles } from '#domain/person/role.ts';

const question = 'Hva betyr de ulike rollene?';

/** B2.92, B6.1 to B6.3, B6.9; the answer's wording is ours. */
export function RoleQuestions() {
  return (
    <ExpansionCard aria-label={question} size="small">
      <ExpansionCard.Header>
        <ExpansionCard.Title as="h3" size="small">
          {question}
        </ExpansionCard.Title>
      </ExpansionCard.Header>
      <ExpansionCard.Content>
        <dl className="roles">
          {roles.map((role) => (
            <div key={role}>
              <dt>{roleLabel(role)}</dt>
              <dd>{roleRights(role)}</dd>
            </div>
          ))}
        </dl>
        <p>
          De som har signatur eller prokura i Foretaksregisteret, blir administratorer av seg selv. De vises
          her når de har logget inn for første gang.
        </p>
      </ExpansionCard.Content>
    </ExpansionCard>
  );
}
