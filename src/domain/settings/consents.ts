import type { ApiError } from '#domain/errors/api-error.ts';
import type { Consent } from './consent.ts';

export type { Consent };

/** The payload of an answer (B7.28). */
export interface ConsentUpdate {
  readonly samtykkeId: string;
  readonly answer: boolean;
}

/** The failure of an answer. */
interface Trouble {
  /** The answer may have been saved; false again when an answer to the same consent is saved. */
  readonly isUnknown: boolean;
  readonly error: ApiError;
  /** The answer that was sent, for a retry. */
  readonly answer: boolean;
}

/** The consents with their answers: one answer is saved at a time, the others wait. */
export interface Answering {
  /** The answers that the insurer has, as far as known. */
  readonly consents: readonly Consent[];
  readonly sending: ConsentUpdate | null;
  /** At most one for each consent, in the order of sending. */
  readonly waiting: readonly ConsentUpdate[];
  /** By samtykkeId. */
  readonly troubles: Readonly<Record<string, Trouble>>;
  /** The consent that was saved last, for its message. */
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

const pendingUpdate = ({ sending, waiting }: Answering, id: string): ConsentUpdate | undefined =>
  [...waiting, ...(sending ? [sending] : [])].find(of(id));

/** Whether the shown answer is not confirmed yet. */
export const isPending = (state: Answering, id: string): boolean => pendingUpdate(state, id) !== undefined;

/** The last one chosen, at once (B4.27). */
export const shownAnswer = (state: Answering, id: string): boolean | null =>
  pendingUpdate(state, id)?.answer ?? confirmedAnswer(state, id);

/** The day or instant of the shown answer; null if it is not confirmed yet. */
export const shownDate = (state: Answering, id: string): string | null =>
  isPending(state, id) ? null : (state.consents.find(of(id))?.answer?.date ?? null);

export const isNewAnswer = (state: Answering, { samtykkeId, answer }: ConsentUpdate): boolean =>
  state.consents.some(of(samtykkeId)) && shownAnswer(state, samtykkeId) !== answer;

/** Whether a consent has further texts, for its dialog. */
export const hasDetails = ({ consents }: Answering, id: string): boolean =>
  (consents.find(of(id))?.modalTekster.length ?? 0) > 0;

/** Whether the answer need not be sent: it is being saved, or it is the confirmed one. */
function isNeedless(state: Answering, { samtykkeId, answer }: ConsentUpdate): boolean {
  const { sending, troubles } = state;
  if (sending?.samtykkeId === samtykkeId) return sending.answer === answer;
  return !troubles[samtykkeId]?.isUnknown && confirmedAnswer(state, samtykkeId) === answer;
}

/** The answer replaces a waiting answer to the same consent. */
export function choose(state: Answering, { samtykkeId, answer }: ConsentUpdate): Answering {
  // A new object: it is sent, and the argument may be an event with more fields.
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
  if (sending === null) throw new Error('no answer is being saved');
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

/** Shown only if no later answer to the same consent waits; an unknown outcome stays unknown. */
export function notSaved(state: Answering, error: ApiError): Answering {
  const { samtykkeId } = sent(state);
  if (state.waiting.some(of(samtykkeId))) return { ...state, sending: null };
  return troubled(state, { isUnknown: state.troubles[samtykkeId]?.isUnknown === true, error });
}

/** No readable response: the answer may have been saved. */
export const maybeSaved = (state: Answering, error: ApiError): Answering =>
  troubled(state, { isUnknown: true, error });

export const inDoubt = ({ troubles }: Answering): boolean =>
  Object.values(troubles).some(({ isUnknown }) => isUnknown);

export const inTrouble = ({ troubles }: Answering): boolean => Object.keys(troubles).length > 0;
