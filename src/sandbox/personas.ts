import { toggles } from '#domain/site/toggle.ts';
import type { Organisation, Persona } from './persona.ts';

const richViews = [
  toggles.richOutbuilding,
  toggles.richFarmResidence,
  toggles.richCraftsman,
  toggles.craftsmanPage,
];

const ordinary: Omit<Persona, 'description' | 'fodselsnummer' | 'kundenummer'> = {
  name: { fornavn: 'Kari', etternavn: 'Skogly' },
  bankregnr: '3361',
  damageCustomer: { kundestatus: 'AKTIV', bankForholdRegnr: '3361' },
  policies: 'many',
  organisation: null,
  alsoFor: [],
  on: richViews,
  verdict: 'OK',
  isMoving: false,
  isPartner: false,
  isBlocked: false,
  refusal: null,
};

const organisation: Organisation = {
  kundenummer: '2000001',
  organisasjonsnummer: '923609016',
  organisasjonsnavn: 'Fjordglimt Snekkeri AS',
  role: 'ADMIN',
  employees: 14,
  isSelfAdministered: false,
  isInsured: true,
};

/** An organisation that others may act for, and that has no insurance here. */
const uninsured: Organisation = {
  ...organisation,
  kundenummer: '2000004',
  organisasjonsnummer: '917103801',
  organisasjonsnavn: 'Solbakken Regnskap AS',
  role: 'LESE',
  isInsured: false,
};

export const personas = {
  'private-rich': {
    ...ordinary,
    description: 'Privatkunde med forsikringer av alle slag, oppgaver, reisekort og delinger',
    fodselsnummer: '01437912357',
    kundenummer: '1000010',
    alsoFor: [organisation, uninsured],
  },
  'private-one': {
    ...ordinary,
    description: 'Privatkunde med ett kundeforhold: velger bank, og får kjøpe',
    fodselsnummer: '02438012368',
    kundenummer: '1000001',
    policies: 'one',
  },
  'private-empty': {
    ...ordinary,
    description: 'Privatkunde uten forsikringer',
    name: { fornavn: 'Tom', etternavn: 'Mo' },
    fodselsnummer: '03438112379',
    kundenummer: '1000011',
    policies: 'none',
  },
  'new-customer': {
    ...ordinary,
    description: 'Ny kunde uten kundeforhold: svarer på spørsmålene, og får kjøpe',
    name: { fornavn: 'Nye', etternavn: 'Berg' },
    fodselsnummer: '04438212380',
    kundenummer: '1000012',
    damageCustomer: null,
    policies: 'none',
  },
  unwanted: {
    ...ordinary,
    description: 'Kunde som ikke får kjøpe digitalt, uansett svar',
    name: { fornavn: 'Odd', etternavn: 'Vik' },
    fodselsnummer: '05438312391',
    kundenummer: '1000002',
    damageCustomer: { kundestatus: 'UONSKET', bankForholdRegnr: null },
    policies: 'none',
    verdict: 'UONSKET',
  },
  'other-bank': {
    ...ordinary,
    description: 'Kunde av en annen bank enn den hun kom fra',
    name: { fornavn: 'Ane', etternavn: 'Bakke' },
    fodselsnummer: '06438412302',
    kundenummer: '1000013',
    bankregnr: '0770',
  },
  maintenance: {
    ...ordinary,
    description: 'Kunde mens systemene er nede',
    fodselsnummer: '07438512313',
    kundenummer: '1000014',
    refusal: { status: 500, code: 'INS00002', message: 'Systemet er utilgjengelig' },
  },
  night: {
    ...ordinary,
    description: 'Kunde under nattlig vedlikehold',
    fodselsnummer: '08438612324',
    kundenummer: '1000015',
    refusal: { status: 500, code: 'INS00002_NIGHT', message: 'Nattlig vedlikehold' },
  },
  partner: {
    ...ordinary,
    description: 'Kunde av en samarbeidsbank',
    name: { fornavn: 'Pia', etternavn: 'Lund' },
    fodselsnummer: '09438712335',
    kundenummer: '1000016',
    on: [...richViews, toggles.hideHealthDeclaration, toggles.skipIntermediatePage],
    bankregnr: '3411',
    damageCustomer: { kundestatus: 'AKTIV', bankForholdRegnr: '3411' },
    isPartner: true,
  },
  'blocked-bank': {
    ...ordinary,
    description: 'Kunde av en bank som ikke slipper kundene rett inn',
    name: { fornavn: 'Bo', etternavn: 'Stein' },
    fodselsnummer: '10438812346',
    kundenummer: '1000017',
    on: [...richViews, toggles.transition],
    bankregnr: '0502',
    damageCustomer: { kundestatus: 'AKTIV', bankForholdRegnr: '0502' },
    isBlocked: true,
  },
  moving: {
    ...ordinary,
    description: 'Kunde som er flyttet til det nye selskapet',
    name: { fornavn: 'Mia', etternavn: 'Flo' },
    fodselsnummer: '11438912357',
    kundenummer: '1000018',
    policies: 'none',
    on: [...richViews, toggles.transition, toggles.redirect],
    isMoving: true,
  },
  'logged-out': {
    ...ordinary,
    description: 'Ingen er logget inn',
    fodselsnummer: '12439012368',
    kundenummer: '1000019',
    refusal: { status: 401, code: '401', message: 'Ikke logget inn' },
  },
  'business-admin': {
    ...ordinary,
    description: 'Bedrift: administrator',
    name: { fornavn: 'Astrid', etternavn: 'Nes' },
    fodselsnummer: '13439112379',
    kundenummer: '2000001',
    alsoFor: [uninsured],
    organisation,
  },
  'business-user': {
    ...ordinary,
    description: 'Bedrift: bruker med skriverettighet',
    name: { fornavn: 'Bård', etternavn: 'Haug' },
    fodselsnummer: '14439212380',
    kundenummer: '2000001',
    alsoFor: [uninsured],
    organisation: { ...organisation, role: 'SKRIVE' },
  },
  'business-reader': {
    ...ordinary,
    description: 'Bedrift: bruker med leserettighet',
    name: { fornavn: 'Cato', etternavn: 'Dahl' },
    fodselsnummer: '15439312391',
    kundenummer: '2000001',
    alsoFor: [uninsured],
    on: [],
    organisation: { ...organisation, role: 'LESE' },
  },
  'business-no-role': {
    ...ordinary,
    description: 'Bedrift: uten rolle i bedriften',
    name: { fornavn: 'Dina', etternavn: 'Eng' },
    fodselsnummer: '16439412302',
    kundenummer: '2000001',
    alsoFor: [uninsured],
    organisation: { ...organisation, role: null },
  },
  'business-large': {
    ...ordinary,
    description: 'Bedrift med 10 000 ansatte: administrator',
    name: { fornavn: 'Even', etternavn: 'Ruud' },
    fodselsnummer: '17439512313',
    kundenummer: '2000002',
    organisation: {
      ...organisation,
      kundenummer: '2000002',
      organisasjonsnummer: '985615616',
      organisasjonsnavn: 'Nordlys Handel ASA',
      employees: 10_000,
    },
  },
  'business-self-administered': {
    ...ordinary,
    description: 'Bedrift med selvadministrert personalforsikring: administrator',
    name: { fornavn: 'Frida', etternavn: 'Solli' },
    fodselsnummer: '18439612324',
    kundenummer: '2000003',
    organisation: {
      ...organisation,
      kundenummer: '2000003',
      organisasjonsnummer: '974760673',
      organisasjonsnavn: 'Havbris Fisk AS',
      employees: 120,
      isSelfAdministered: true,
    },
  },
} as const satisfies Record<string, Persona>;

export type PersonaId = keyof typeof personas;

export const defaultPersona: PersonaId = 'private-one';

export const isPersonaId = (id: string): id is PersonaId => Object.hasOwn(personas, id);
