import { codeOf } from './api-error.ts';

export interface ErrorText {
  readonly title: string;
  readonly text: string;
}

// A Map: a code is any text of the server's, 'constructor' too.
const byCode = new Map<string, ErrorText>([
  [
    // A8.3
    'INS00002_NIGHT',
    {
      title: 'Vedlikehold',
      text: 'Forsikringssystemene er utilgjengelige på grunn av vedlikehold. De er tilbake senest klokken 04.00.',
    },
  ],
  [
    // A8.4
    'INS00002',
    {
      title: 'Prøv igjen senere',
      text: 'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
    },
  ],
]);

// A8.5
const otherwise: ErrorText = {
  title: 'Noe gikk galt',
  text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
};

/** What the customer reads about a call that failed. */
export const errorText = (error: unknown): ErrorText => byCode.get(codeOf(error)) ?? otherwise;
