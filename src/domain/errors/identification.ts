import { ownCodes } from './api-error.ts';
import { generalRefusals, somethingWentWrong } from './general.ts';
import { notLoggedIn } from './not-logged-in.ts';
import type { RefusalTable } from './refusals.ts';

/** Unrelated to the session, so a login would not help. */
const noResponse = { notice: somethingWentWrong };

/**
 * A6.4, A4.12: the identification and the agreement switch. Any error of the insurer means that the visitor has to
 * log in, except maintenance (A8.3, A8.4). A missing or unreadable response is no error of the insurer.
 */
export const identificationRefusals = {
  otherwise: {
    codes: {
      ...generalRefusals.codes,
      [ownCodes.network]: noResponse,
      [ownCodes.timeout]: noResponse,
      [ownCodes.unreadable]: noResponse,
    },
    otherwise: notLoggedIn,
  },
} as const satisfies RefusalTable;
