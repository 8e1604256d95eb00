import { boolean, type } from 'superstruct';
import { notFound, type Operation } from '#sandbox/operation.ts';
import { text, withPayload } from '#sandbox/shared/payload.ts';
import { slice } from '#sandbox/slice.ts';
import { today } from '#sandbox/today.ts';

interface Consent {
  readonly samtykkeId: string;
  readonly tittel: string;
  readonly infoTekst: string;
  readonly avslagTekst: string;
  readonly modalTekster: readonly string[];
  answer?: { readonly answer: boolean; readonly date: string };
}

/** One is answered with yes, one with no, and one is unanswered (B4.27). */
const consents = slice('consents', (): readonly Consent[] => [
  {
    samtykkeId: 'tilbud',
    tittel: 'Tilbud og råd',
    infoTekst: 'Vi kan sende deg tilbud og råd om forsikring.',
    avslagTekst: 'Du får ikke tilbud og råd fra oss.',
    modalTekster: [
      'Vi bruker opplysninger om forsikringene dine for å gi deg råd som passer.',
      'Du kan trekke samtykket når du vil.',
    ],
    answer: { answer: true, date: today({ months: -9 }) },
  },
  {
    samtykkeId: 'bank',
    tittel: 'Deling med banken',
    infoTekst: 'Banken din kan se hvilke forsikringer du har.',
    avslagTekst: 'Banken din kan ikke se forsikringene dine.',
    modalTekster: ['Banken bruker opplysningene når den gir deg råd om økonomien din.'],
    answer: { answer: false, date: today({ months: -2 }) },
  },
  {
    samtykkeId: 'undersokelser',
    tittel: 'Kundeundersøkelser',
    infoTekst: 'Vi kan spørre deg om hva du synes om oss.',
    avslagTekst: 'Vi spør deg ikke om hva du synes om oss.',
    modalTekster: [],
  },
]);

export const listConsents: Operation = {
  id: 'listConsents',
  method: 'GET',
  path: '/samtykke',
  respond: ({ session }) => ({ body: consents(session) }),
};

export const updateConsent: Operation = {
  id: 'updateConsent',
  method: 'PUT',
  path: '/samtykke',
  respond: withPayload(type({ samtykkeId: text, answer: boolean() }), (body, { session }) => {
    const consent = consents(session).find(({ samtykkeId }) => samtykkeId === body.samtykkeId);
    if (!consent) return notFound('Fant ikke samtykket');
    consent.answer = { answer: body.answer, date: today() };
    return { empty: 204 };
  }),
};
