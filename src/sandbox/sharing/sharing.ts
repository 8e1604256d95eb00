import { type } from 'superstruct';
import { mayShareInsight } from '#domain/person/private-right.ts';
import { badRequest, notFound, type Operation } from '#sandbox/operation.ts';
import type { Persona } from '#sandbox/persona.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { nationalId, text, withPayload } from '#sandbox/shared/payload.ts';
import { findPerson } from '#sandbox/shared/register.ts';
import { slice } from '#sandbox/slice.ts';

const insight = (owner: Persona['name'], number: number, disponentFulltNavn: string) => ({
  privatRelasjonId: `pr-${number}`,
  eierFornavn: owner.fornavn,
  eierEtternavn: owner.etternavn,
  disponentFulltNavn,
});

/** The persons who have insight. Private customers with many policies have given insight to two persons. */
const given = slice('insight given', ({ name, policies, organisation }) => {
  const names = policies === 'many' && organisation === null ? ['Ola Bekkevold', 'Ragnhild Skogly'] : [];
  return { list: names.map((each, index) => insight(name, index + 1, each)), lastNumber: names.length };
});

export const listPrivateRelations: Operation = {
  id: 'listPrivateRelations',
  method: 'GET',
  path: '/privat-relasjon',
  respond: ({ session }) => ({ body: given(session).list }),
};

/** The person who gets insight (B3.63). */
const NewInsight = type({ disponentEtternavn: text, disponentFodselsnummer: type({ value: nationalId }) });

/** Refuses organisations and visitors without policies (B6.10). Otherwise the typed number decides (`register.ts`). */
export const createPrivateRelation: Operation = {
  id: 'createPrivateRelation',
  method: 'POST',
  path: '/privat-relasjon/opprett',
  respond: withPayload(NewInsight, (body, { session, persona }) => {
    if (persona.organisation !== null || !mayShareInsight(policiesOf(persona))) {
      return { refusal: { status: 403, code: '403', message: 'Ingen skadeforsikringer å dele' } };
    }
    const person = findPerson(body.disponentFodselsnummer.value, body.disponentEtternavn);
    if (person === 'noSuchNumber') return badRequest('Ugyldig fødselsnummer');
    if (person === 'surnameMismatch') {
      // Another refusal has the same message; the code tells them apart (B8.16).
      return { refusal: { status: 403, code: 'FEL3710015', message: 'Missing required role.' } };
    }
    const stored = given(session);
    stored.lastNumber += 1;
    stored.list = [...stored.list, insight(persona.name, stored.lastNumber, person.fulltNavn)];
    return { body: { fulltNavn: person.fulltNavn } };
  }),
};

export const deletePrivateRelation: Operation = {
  id: 'deletePrivateRelation',
  method: 'DELETE',
  path: '/privat-relasjon/:privatRelasjonId',
  respond({ session, params: { privatRelasjonId } }) {
    const stored = given(session);
    const left = stored.list.filter((each) => each.privatRelasjonId !== privatRelasjonId);
    if (left.length === stored.list.length) return notFound('Fant ikke innsynet');
    stored.list = left;
    return { empty: 204 };
  },
};
