/** B9.14; `{phone}` is customer service's. The words around the hours are ours. */
export const healthDeclarationContact =
  'Har du spørsmål om helseerklæringen? Ring oss på {phone}, åpent 09:00 til 15:00.';

/** B4.30: in place of the declarations, while they are hidden by their toggle (A3.17). The words are ours. */
export const healthDeclarationHidden =
  'Helseerklæringen blir tilgjengelig i morgen. Det skyldes en oppgradering av systemet.';
