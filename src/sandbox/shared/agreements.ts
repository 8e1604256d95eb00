import { actFor, hasSwitched } from '#sandbox/acting.ts';
import { badRequest, type Operation, type OperationResponse } from '#sandbox/operation.ts';
import { ownRelations } from './own-relations.ts';

const notTheirs: OperationResponse = {
  refusal: { status: 403, code: '403', message: 'Ingen relasjon til organisasjonen' },
};

const path = '/web/relasjoner';

export const agreementOperations: readonly Operation[] = [
  {
    id: 'getAgreementSwitch',
    method: 'GET',
    path: '/avtalebytte',
    respond: ({ session }) => ({ body: { isAvtalebytte: hasSwitched(session) } }),
  },
  {
    id: 'getIdentification',
    method: 'GET',
    path: '/avtalebytte/identification',
    respond: ({ persona: { organisation, fodselsnummer } }) => ({
      body: {
        organisasjonsnummer: organisation?.organisasjonsnummer ?? null,
        fodselsnummer,
        meglertilgang: false,
      },
    }),
  },
  {
    id: 'switchToBusiness',
    method: 'POST',
    path: '/avtalebytte/bedrift',
    respond({ session, query }) {
      const organisasjonsnummer = query.get('organisasjonsnummer') ?? '';
      if (!/^\d{9}$/.test(organisasjonsnummer)) return badRequest('Ugyldig organisasjonsnummer');
      return actFor(session, organisasjonsnummer) ? { empty: 204 } : notTheirs;
    },
  },
  {
    id: 'switchToPrivate',
    method: 'POST',
    path: '/avtalebytte/privat',
    respond({ session }) {
      actFor(session, null);
      return { empty: 204 };
    },
  },
  {
    id: 'listRelations',
    method: 'GET',
    path,
    respond: ({ session }) => ({ body: ownRelations(session).list }),
  },
  {
    // The sandbox's company register never changes.
    id: 'refreshRelations',
    method: 'PUT',
    path,
    respond: ({ session }) => ({ body: ownRelations(session).list }),
  },
];
