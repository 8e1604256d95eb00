import type { ApiError } from '#domain/errors/api-error.ts';
import type { Driver } from './script.ts';
import { shownCodes } from './shown-codes.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

// Written from the specification: the product's own function would confirm itself.
const wordsOf: Readonly<Record<string, Words>> = {
  // Nightly maintenance (A8.3, A9.3).
  INS00002_NIGHT: {
    title: 'Vedlikehold',
    text: 'Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten.',
  },
  // The systems are down (A8.4).
  INS00002: {
    title: 'Prøv igjen senere',
    text: 'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
  },
};

/** A lost session (A8.8). */
const notLoggedIn: Words = {
  title: 'Du er ikke logget inn',
  text: 'Du må være logget inn for å bruke denne tjenesten.',
};

/** Any other error (A8.5, B8.2), and a policy that the customer does not have (B8.4). */
const otherWords: Words = {
  title: 'Noe gikk galt',
  text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
};

/** A write without a response. */
export const unknownWords: Words = {
  title: 'Vi fikk ikke svar',
  text: 'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.',
};

/** The words for the error of a call without words of its own. */
export const failureWords = (error: ApiError | null, other = otherWords): Words =>
  error?.status === 401 ? notLoggedIn : (wordsOf[error?.code ?? ''] ?? other);

/** Checks that the page shows and announces the words and the code of an error. */
export async function seesFailure(driver: Driver, error: ApiError | null, other = otherWords): Promise<void> {
  const { title, text } = failureWords(error, other);
  await driver.expectHeading(title);
  await driver.sees(text, ...shownCodes(error));
  await driver.hears(text);
}
