import { type } from 'superstruct';
import { badRequest, notFound, type Operation } from '#sandbox/operation.ts';
import { nationalId, withPayload } from '#sandbox/shared/payload.ts';
import { findPerson } from '#sandbox/shared/register.ts';
import { addCard, travelCards } from './travel-cards.ts';

const refused = (code: string, message: string) => ({ refusal: { status: 400, code, message } });

/**
 * The new holder gets the visitor's surname. Refused: a policy without cards, a policy of an employer, a number that ends in
 * 00 or 99 (`register.ts`), and a person who has a card of the policy.
 */
export const shareTravelCard: Operation = {
  id: 'shareTravelCard',
  method: 'POST',
  path: '/reisekort/forsikringsnummer/:forsikringsnummer',
  respond: withPayload(
    type({ fodselsnummer: nationalId }),
    ({ fodselsnummer }, { session, persona, params }) => {
      const cards = travelCards(session);
      const ofPolicy = cards.list.filter((card) => card.forsikringsnummer === params.forsikringsnummer);
      if (ofPolicy.length === 0) return notFound('Fant ingen reiseforsikring med dette nummeret');
      const shared = ofPolicy.find((card) => card.shareable);
      if (!shared) return refused('FOR4630004', 'Forsikringen kan ikke deles');
      const person = findPerson(fodselsnummer, persona.name.etternavn);
      if (person === 'noSuchNumber') return refused('INF0080002', 'Ugyldig fødselsnummer');
      if (person === 'surnameMismatch') return badRequest('Personen bor ikke sammen med forsikringstakeren');
      if (ofPolicy.some(({ holder }) => holder.fodselsnummer === fodselsnummer)) {
        return refused('FOR4630008', 'Reisekortet finnes');
      }
      const { id, ...card } = shared;
      addCard(cards, { ...card, holder: { name: person.fulltNavn, fodselsnummer }, shareable: false });
      return { empty: 204 };
    },
  ),
};
