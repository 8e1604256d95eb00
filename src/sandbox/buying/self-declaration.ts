import { boolean, is, optional, pattern, string, type } from 'superstruct';
import { badRequest, type Operation } from '#sandbox/operation.ts';

/** Three yes-or-no answers and the chosen bank's number (A3.12). */
const Declaration = type({
  skadesaker: boolean(),
  betalingsanmerkninger: boolean(),
  oppsagtAvAndre: boolean(),
  bankForholdRegnr: optional(type({ value: pattern(string(), /^\d{4}$/) })),
});

export const submitSelfDeclaration: Operation = {
  id: 'submitSelfDeclaration',
  method: 'POST',
  path: '/egenerklaring',
  respond: ({ persona, body }) =>
    is(body, Declaration) ? { body: { resultat: persona.verdict } } : badRequest('Ugyldig egenerklæring'),
};
