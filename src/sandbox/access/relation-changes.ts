import { enums, type } from 'superstruct';
import type { Relation } from '#domain/person/relation.ts';
import { roles } from '#domain/person/role.ts';
import { missingRole, notFound, type Operation } from '#sandbox/operation.ts';
import { ownRelations } from '#sandbox/shared/own-relations.ts';
import { nationalId, text, withPayload } from '#sandbox/shared/payload.ts';
import { findPerson } from '#sandbox/shared/register.ts';
import { withRight } from '#sandbox/shared/rights.ts';
import { access, others } from './access.ts';

const NewRelation = type({ rolle: enums(roles), etternavn: text, fodselsnummer: nationalId });

/** The payload decides whether the request is refused (`register.ts`): an unknown number, another surname, a minor. */
export const createRelation: Operation = {
  id: 'createRelation',
  method: 'POST',
  path: '/web/relasjoner/relasjon',
  respond: withRight(
    'addAccess',
    withPayload(
      NewRelation,
      ({ rolle, etternavn, fodselsnummer }, { session, persona: { organisation } }) => {
        if (organisation === null) return { refusal: missingRole };
        const person = findPerson(fodselsnummer, etternavn);
        if (person === 'noSuchNumber') return refused('FOEDSELSNUMMER_VALIDERER_IKKE');
        // As in sharing (B8.18).
        if (person === 'surnameMismatch')
          return { refusal: { status: 403, code: 'FEL3710015', message: 'Missing required role.' } };
        if (person.isMinor) return refused('CAN_NOT_CREATE_RELASJON_MINOR');
        const added = access(organisation, { ...person, fodselsnummer }, rolle);
        const listed = others(session);
        listed.manual = [...listed.manual.filter(({ uuid }) => uuid !== added.uuid), added];
        return { body: { fulltNavn: person.fulltNavn } };
      },
    ),
  ),
};

const refused = (code: string) => ({ refusal: { status: 400, code, message: code } });

/** Visitors can delete their own access, and then have no role. Access from the register cannot be deleted. */
export const deleteRelation: Operation = {
  id: 'deleteRelation',
  method: 'DELETE',
  path: '/web/relasjoner/relasjon/:uuid',
  respond: withRight('deleteAccess', ({ session, persona: { organisation }, params: { uuid } }) => {
    const [own, listed] = [ownRelations(session), others(session)];
    if (listed.automatic.some((each) => each.uuid === uuid)) {
      return { refusal: { status: 403, code: '403', message: 'Tilgangen kommer fra Brønnøysund' } };
    }
    // The visitor's relations to other organisations are in the same list.
    const isAnother = (each: Pick<Relation, 'uuid' | 'organisasjonsnummer'>) =>
      each.uuid !== uuid || each.organisasjonsnummer !== organisation?.organisasjonsnummer;
    const count = own.list.length + listed.manual.length;
    own.list = own.list.filter(isAnother);
    listed.manual = listed.manual.filter(isAnother);
    const wasDeleted = own.list.length + listed.manual.length < count;
    return wasDeleted ? { empty: 204 } : notFound('Fant ikke tilgangen');
  }),
};
