/**
 * FEL3710015: the surname does not fit the national identity number (B8.18). A new access has it too; code and sentence
 * are assumed there.
 */
export const surnameMismatch = {
  field: 'etternavn',
  notice: {
    kind: 'refusal',
    title: null,
    text: 'Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige.',
  },
} as const;
