import type { DeclarationStatus } from '#domain/policies/health-declaration.ts';
import type { Persona } from '#sandbox/persona.ts';

const rows: readonly (readonly [status: DeclarationStatus, source: string, child: string | null])[] = [
  ['OPPRETTET', 'MAGNUM', 'Lise'],
  ['KLAR_FOR_UTFYLLING', 'MAGNUM', null],
  ['UNDER_UTFYLLING', 'REFLEX', null],
  ['KLAR_FOR_SIGNERING', 'MAGNUM', 'Jonas'],
  ['FERDIG_SIGNERT', 'MAGNUM', null],
];

/** One of each status with a task for the customer (A4.6), and one that is completed. */
export const healthDeclarations = ({ name: { fornavn, etternavn } }: Persona) =>
  rows.map(([status, kilde, child], index) => ({
    id: String(88_001 + index),
    baseurl: 'https://kunde.forsikring.example/helseerklaring',
    status,
    kilde,
    isBarn: child !== null,
    forsikredeName: `${child ?? fornavn} ${etternavn}`,
  }));
