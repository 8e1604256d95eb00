/** The statuses of a health declaration; the specification does not say in which order they follow (A4.5). */
export const declarationStatuses = [
  'OPPRETTET',
  'KLAR_FOR_UTFYLLING',
  'UTGATT_KLAR_FOR_UTFYLLING',
  'UNDER_UTFYLLING',
  'FERDIG_UTFYLLT',
  'UTGATT_UTFYLLING',
  'KLAR_FOR_SIGNERING',
  'FERDIG_SIGNERT',
  'KUNDE_FERDIG_SIGNERT',
  'UNDER_BEHANDLING',
  'FERDIG_BEHANDLET',
  'EVALUER',
  'EVALUERING_STARTET',
  'EVALUERING_FERDIG',
  'KANSELLERT',
] as const;

export type DeclarationStatus = (typeof declarationStatuses)[number];

/** The statuses in which the customer has something to do (A4.6). */
export const openStatuses: readonly DeclarationStatus[] = [
  'OPPRETTET',
  'KLAR_FOR_UTFYLLING',
  'UNDER_UTFYLLING',
  'KLAR_FOR_SIGNERING',
];

interface Declaration {
  readonly status: string;
  /** The system that it comes from (A9.14). */
  readonly kilde: string;
}

export const isOpen = ({ status }: Pick<Declaration, 'status'>): boolean =>
  openStatuses.some((open) => open === status);

/** The declarations that count: open ones from MAGNUM, and from REFLEX if the configuration has its address (A4.6). */
export const countedDeclarations = <T extends Declaration>(
  declarations: readonly T[],
  reflexUrl: string | null,
): readonly T[] =>
  declarations.filter(
    (each) => isOpen(each) && (each.kilde === 'MAGNUM' || (each.kilde === 'REFLEX' && Boolean(reflexUrl))),
  );

/** The opening hours (B9.14); `{phone}` is the number of customer service. The words around the hours are assumed. */
export const healthDeclarationContact =
  'Har du spørsmål om helseerklæringen? Ring oss på {phone}, åpent 09:00 til 15:00.';

/** Shown in place of the declarations while their toggle hides them (A3.17, B4.30). The text is assumed. */
export const healthDeclarationHidden =
  'Helseerklæringen blir tilgjengelig i morgen. Det skyldes en oppgradering av systemet.';
