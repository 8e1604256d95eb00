import type { ApiError } from '#domain/errors/api-error.ts';
import type { Consent } from './consent.ts';

export type { Consent };

/** What answering one consent sends (B7.28). */
export interface ConsentUpdate {
  readonly samtykkeId: string;
  readonly answer: boolean;
}

/** What went wrong when an answer was sent. */
interface Trouble {
  /** The insurer may have it all the same, until an answer to the same consent is known to be saved. */
  readonly isUnknown: boolean;
  readonly error: ApiError;
  /** The answer that was sent, for a retry. */
  readonly answer: boolean;
}

/** Consents that are being answered: one answer on its way at a time, the others wait. */
export interface Answering {
  /** As the insurer has them, as far as we know. */
  readonly consents: readonly Consent[];
  readonly sending: ConsentUpdate | null;
  /** One at most for each consent, in the order in which they will be sent. */
  readonly waiting: readonly ConsentUpdate[];
  /** By samtykkeId. */
  readonly troubles: Readonly<Record<string, Trouble>>;
  /** The consent that was saved last, which says so. */
  readonly lastSaved: string | null;
}

export const answering = (consents: readonly Consent[]): Answering => ({
  consents,
  sending: null,
  waiting: [],
  troubles: {},
  lastSaved: null,
});

const of =
  (id: string) =>
  ({ samtykkeId }: { readonly samtykkeId: string }): boolean =>
    samtykkeId === id;

const confirmedAnswer = ({ consents }: Answering, id: string): boolean | null =>
  consents.find(of(id))?.answer?.answer ?? null;

const underWay = ({ sending, waiting }: Answering, id: string): ConsentUpdate | undefined =>
  [...waiting, ...(sending ? [sending] : [])].find(of(id));

/** Whether the insurer has yet to say that it has what is shown. */
export const isUnderWay = (state: Answering, id: string): boolean => underWay(state, id) !== undefined;

/** The last one chosen, at once (B4.27). */
export const shownAnswer = (state: Answering, id: string): boolean | null =>
  underWay(state, id)?.answer ?? confirmedAnswer(state, id);

/** The day or instant of the answer that is shown; null where it is not the insurer's yet. */
export const shownDate = (state: Answering, id: string): string | null =>
  isUnderWay(state, id) ? null : (state.consents.find(of(id))?.answer?.date ?? null);

export const isNewAnswer = (state: Answering, { samtykkeId, answer }: ConsentUpdate): boolean =>
  state.consents.some(of(samtykkeId)) && shownAnswer(state, samtykkeId) !== answer;

/** Whether there are more texts about a consent, which a dialog shows. */
export const hasDetails = ({ consents }: Answering, id: string): boolean =>
  (consents.find(of(id))?.modalTekster.length ?? 0) > 0;

/** Whether the insurer will have the answer without it being sent: it is on its way, or was never another. */
function isNeedless(state: Answering, { samtykkeId, answer }: ConsentUpdate): boolean {
  const { sending, troubles } = state;
  if (sending?.samtykkeId === samtykkeId) return sending.answer === answer;
  return !troubles[samtykkeId]?.isUnknown && confirmedAnswer(state, samtykkeId) === answer;
}

/** The answer takes the place of what waits for the same consent. */
export function choose(state: Answering, { samtykkeId, answer }: ConsentUpdate): Answering {
  // Made anew: it goes over the wire, and what came may be an event with more to it.
  const update = { samtykkeId, answer };
  const others = state.waiting.filter((each) => !of(samtykkeId)(each));
  return { ...state, waiting: isNeedless(state, update) ? others : [...others, update] };
}

export const somethingWaits = ({ waiting }: Answering): boolean => waiting.length > 0;

export function sendNext(state: Answering): Answering {
  const [next = null, ...rest] = state.waiting;
  return { ...state, sending: next, waiting: rest };
}

export function sent({ sending }: Answering): ConsentUpdate {
  if (sending === null) throw new Error('no answer is on its way');
  return sending;
}

/** The insurer has what was sent. */
export function saved(state: Answering, date: string): Answering {
  const { samtykkeId, answer } = sent(state);
  const { [samtykkeId]: _, ...troubles } = state.troubles;
  return {
    ...state,
    sending: null,
    consents: state.consents.map((consent) =>
      consent.samtykkeId === samtykkeId ? { ...consent, answer: { answer, date } } : consent,
    ),
    troubles,
    lastSaved: samtykkeId,
  };
}

const troubled = (state: Answering, trouble: Omit<Trouble, 'answer'>): Answering => {
  const { samtykkeId, answer } = sent(state);
  return {
    ...state,
    sending: null,
    troubles: { ...state.troubles, [samtykkeId]: { ...trouble, answer } },
    lastSaved: state.lastSaved === samtykkeId ? null : state.lastSaved,
  };
};

/** Told of only where no later answer to the same consent waits; one that is in doubt stays so. */
export function notSaved(state: Answering, error: ApiError): Answering {
  const { samtykkeId } = sent(state);
  if (state.waiting.some(of(samtykkeId))) return { ...state, sending: null };
  return troubled(state, { isUnknown: state.troubles[samtykkeId]?.isUnknown === true, error });
}

/** No answer came that can be read: what was sent may have been saved all the same. */
export const maybeSaved = (state: Answering, error: ApiError): Answering =>
  troubled(state, { isUnknown: true, error });

export const inDoubt = ({ troubles }: Answering): boolean =>
  Object.values(troubles).some(({ isUnknown }) => isUnknown);

export const inTrouble = ({ troubles }: Answering): boolean => Object.keys(troubles).length > 0;
