/** Beside the link to the login page, for values that the draft of a form leaves out (0021). The texts are assumed. */
export const notStored = {
  number: 'Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt.',
  health: 'Svaret om arbeidsdyktighet lagrer vi ikke, så det må du gi på nytt.',
} as const;
