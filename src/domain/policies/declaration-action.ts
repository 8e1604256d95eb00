export interface DeclarationAction {
  readonly action: string;
  /** The text beside the action. */
  readonly text: string | null;
}

interface Declaration {
  readonly status: string;
  /** The insured person is a child; missing if unknown. */
  readonly isBarn?: boolean | null | undefined;
}

/** The last word is assumed. */
function insuranceFor(isBarn: boolean | null | undefined): string {
  if (isBarn == null) return 'forsikring';
  return isBarn ? 'barneforsikring' : 'personforsikring';
}

/**
 * What the visitor can do with a health declaration (B4.1 to B4.5). The specification gives only the meaning of the
 * texts.
 */
export function declarationAction({ status, isBarn }: Declaration): DeclarationAction {
  switch (status) {
    case 'OPPRETTET':
      return {
        action: 'Se forslag',
        text: `Rådgiveren din har satt opp et forslag til ${insuranceFor(isBarn)}.`,
      };
    case 'UNDER_UTFYLLING':
      return { action: 'Fortsett utfylling', text: null };
    case 'KLAR_FOR_SIGNERING':
      return {
        action: 'Signer helseerklæring',
        text: 'Signer helseerklæringen for å fullføre søknaden.',
      };
    default:
      // KLAR_FOR_UTFYLLING and every other status (B4.4).
      return { action: 'Fyll ut helseerklæring', text: null };
  }
}
