import { notFound, type Operation, type OperationResponse } from '#sandbox/operation.ts';
import type { Persona } from '#sandbox/persona.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { personNumber } from '#sandbox/shared/person-customer.ts';
import { today } from '#sandbox/today.ts';
import { healthDeclarations } from './health-declarations.ts';

/** Private customers with many policies have tasks, unless they have moved to the successor. */
export const hasTasks = ({ organisation, policies, isMoving }: Persona): boolean =>
  organisation === null && policies === 'many' && !isMoving;

const list =
  (has: (persona: Persona) => boolean, all: (persona: Persona) => readonly unknown[]) =>
  ({ persona }: { readonly persona: Persona }): OperationResponse => ({
    body: has(persona) ? all(persona) : [],
  });

const invoice = (days: number, kundenummer: string, belop: number) => ({
  fakturanummer: `904${kundenummer.slice(-4)}${belop % 10}`,
  kid: `0000${kundenummer}${belop % 10}9`,
  belop,
  forfallsdato: today({ days }),
});

/** An overdue invoice of damage insurance, and a future one of life insurance. */
function unpaid(persona: Persona, query: URLSearchParams): readonly unknown[] {
  const { kundenummer } = persona;
  const damage = query.get('skadekundenummer') === kundenummer && policiesOf(persona).length > 1;
  const life = query.get('personkundenummer') === personNumber(persona) && hasTasks(persona);
  return [
    ...(damage ? [invoice(-11, kundenummer, 958)] : []),
    ...(life ? [invoice(9, personNumber(persona), 241)] : []),
  ];
}

export const taskOperations: readonly Operation[] = [
  {
    id: 'listHealthDeclarationTasks',
    method: 'GET',
    path: '/oppgaver/helseerklaering',
    respond: list(hasTasks, healthDeclarations),
  },
  {
    id: 'listCommunicationTasks',
    method: 'GET',
    path: '/oppgaver/kundekommunikasjon',
    respond: list(hasTasks, () => [
      { id: '55001', tittel: 'Spørsmål til helseerklæringen', mottattDato: today({ days: -9 }) },
      { id: '55002', tittel: 'Vi trenger flere opplysninger', mottattDato: today({ days: -2 }) },
    ]),
  },
  {
    id: 'listDocumentTasks',
    method: 'GET',
    path: '/oppgaver/dokumenter',
    respond: list(hasTasks, () => [
      { id: '66001', tittel: 'Forsikringsbevis for bil', mottattDato: today({ days: -5 }) },
    ]),
  },
  {
    id: 'listUnpaidInvoices',
    method: 'GET',
    path: '/oppgaver/ubetalte-faktura',
    respond: ({ persona, query }) => ({ body: unpaid(persona, query) }),
  },
  {
    id: 'listClaims',
    method: 'GET',
    path: '/oppgaver/:id/skademeldinger',
    respond({ persona, params: { id } }) {
      if (id !== persona.kundenummer) return notFound('Ukjent kundenummer');
      return list(hasTasks, () => [
        {
          id: '77002',
          tittel: 'Bagasje borte på reise',
          status: 'UNDER_UTFYLLING',
          opprettetDato: today({ days: -7 }),
        },
        {
          id: '77001',
          tittel: 'Steinsprut på frontrute',
          status: 'SENDT',
          opprettetDato: today({ days: -50 }),
        },
      ])({ persona });
    },
  },
];
