import type { Operation } from '#sandbox/operation.ts';
import type { Persona } from '#sandbox/persona.ts';
import { today } from '#sandbox/today.ts';
import { submitSelfDeclaration } from './self-declaration.ts';

const seller = ({ isMoving }: Persona) => (isMoving ? 'FREMTIND' : 'EIKA');

export const buyingOperations: readonly Operation[] = [
  {
    id: 'getSalesEntrance',
    method: 'GET',
    path: '/nysalg-skade/skadesalgsinngang',
    respond(request) {
      if (request.persona.damageCustomer !== null) return { body: seller(request.persona) };
      const developerMessage = 'FINNER_IKKE_SKADEKUNDENUMMER';
      return { refusal: { status: 404, code: '404', message: 'Fant ikke kunden', developerMessage } };
    },
  },
  {
    id: 'getNewSaleParameters',
    method: 'GET',
    path: '/nysalg-skade',
    respond: ({ persona }) => ({
      body: {
        senesteFraDato: today({ days: 90 }),
        senesteTilDato: today({ years: 1, days: 89 }),
        selskapForNysalgEllerMersalg: seller(persona),
        kanAkseptereTilbudIDag: true,
      },
    }),
  },
  {
    id: 'getDigitalSale',
    method: 'GET',
    path: '/digitalt-salg',
    respond: ({ persona }) => ({
      body: { kanKjopeDigitalt: persona.damageCustomer?.kundestatus !== 'UONSKET' },
    }),
  },
  submitSelfDeclaration,
];
