/** The opening hours (B9.14); `{phone}` is the number of customer service. The words around the hours are assumed. */
export const healthDeclarationContact =
  'Har du spørsmål om helseerklæringen? Ring oss på {phone}, åpent 09:00 til 15:00.';

/** Shown in place of the declarations while their toggle hides them (A3.17, B4.30). The text is assumed. */
export const healthDeclarationHidden =
  'Helseerklæringen blir tilgjengelig i morgen. Det skyldes en oppgradering av systemet.';
