/** B9.14; `{phone}` is customer service's. The words around the hours are ours. */
export const healthDeclarationContact =
  'Har du spørsmål om helseerklæringen? Ring oss på {phone}, åpent 09:00 til 15:00.';
