/** Who is logged in, and what the insurer knows and thinks of them. */
interface Persona {
  readonly description: string;
  /** The damage customer on the wire; null where there is no record. */
  readonly damageCustomer: Readonly<Record<string, unknown>> | null;
  /** The answer to a self-declaration. */
  readonly verdict: 'OK' | 'UONSKET';
}

export const personas = {
  'private-one': {
    description: 'Privatkunde med ett kundeforhold: velger bank, og får kjøpe',
    damageCustomer: {
      kundetype: 'Privat',
      kundestatus: 'AKTIV',
      kundenummer: '1000001',
      fornavn: 'Kari',
      etternavn: 'Skogly',
      bankForholdRegnr: '3361',
    },
    verdict: 'OK',
  },
  'new-customer': {
    description: 'Ny kunde uten kundeforhold: svarer på spørsmålene, og får kjøpe',
    damageCustomer: null,
    verdict: 'OK',
  },
  unwanted: {
    description: 'Kunde som ikke får kjøpe digitalt, uansett svar',
    damageCustomer: { kundetype: 'Privat', kundestatus: 'UONSKET', kundenummer: '1000002', fornavn: 'Odd' },
    verdict: 'UONSKET',
  },
} as const satisfies Record<string, Persona>;

export type PersonaId = keyof typeof personas;

export const defaultPersona: PersonaId = 'private-one';

export const isPersonaId = (id: string): id is PersonaId => Object.hasOwn(personas, id);
