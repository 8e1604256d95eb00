import type { ApiError } from '#domain/errors/api-error.ts';
import type { Consent } from './consent.ts';

export type { Consent };

/** The payload of an answer (B7.28). */
export interface ConsentUpdate {
  readonly samtykkeId: string;
  readonly answer: boolean;
}

/** The failed update of one consent. */
interface UpdateFailure extends ConsentUpdate {
  /** The answer may have been saved. Stays true until an answer to the same consent is saved. */
  readonly isUnknown: boolean;
  readonly error: ApiError;
}

/** The consents with their answers. One answer is saved at a time; the others are queued. */
export interface ConsentAnswers {
  /** The answers that the insurer has, as far as known. */
  readonly consents: readonly Consent[];
  readonly sending: ConsentUpdate | null;
  /** At most one for each consent, in the order of sending. */
  readonly queued: readonly ConsentUpdate[];
  /** At most one for each consent. */
  readonly failures: readonly UpdateFailure[];
  /** The consent that was saved last, for its message. */
  readonly lastSaved: string | null;
}

export const startAnswers = (consents: readonly Consent[]): ConsentAnswers => ({
  consents,
  sending: null,
  queued: [],
  failures: [],
  lastSaved: null,
});

const hasId =
  (id: string) =>
  ({ samtykkeId }: { readonly samtykkeId: string }): boolean =>
    samtykkeId === id;

/** The failure of the last answer to a consent. */
export const failureOf = ({ failures }: ConsentAnswers, id: string): UpdateFailure | undefined =>
  failures.find(hasId(id));

const otherFailures = ({ failures }: ConsentAnswers, id: string): readonly UpdateFailure[] =>
  failures.filter((each) => !hasId(id)(each));

const confirmedAnswer = ({ consents }: ConsentAnswers, id: string): boolean | null =>
  consents.find(hasId(id))?.answer?.answer ?? null;

const pendingUpdate = ({ sending, queued }: ConsentAnswers, id: string): ConsentUpdate | undefined =>
  [...queued, ...(sending ? [sending] : [])].find(hasId(id));

/** Whether the shown answer is not confirmed yet. */
export const isPending = (state: ConsentAnswers, id: string): boolean =>
  pendingUpdate(state, id) !== undefined;

/** The last chosen answer, even before it is saved (B4.27); null for an unanswered consent. */
export const shownAnswer = (state: ConsentAnswers, id: string): boolean | null =>
  pendingUpdate(state, id)?.answer ?? confirmedAnswer(state, id);

/** The day or instant of the shown answer; null if it is not confirmed yet, and for an unanswered consent. */
export const shownDate = (state: ConsentAnswers, id: string): string | null =>
  isPending(state, id) ? null : (state.consents.find(hasId(id))?.answer?.date ?? null);

export const isNewAnswer = (state: ConsentAnswers, { samtykkeId, answer }: ConsentUpdate): boolean =>
  state.consents.some(hasId(samtykkeId)) && shownAnswer(state, samtykkeId) !== answer;

/** Whether a consent has further texts, for its dialog. */
export const hasDetails = ({ consents }: ConsentAnswers, id: string): boolean =>
  (consents.find(hasId(id))?.modalTekster.length ?? 0) > 0;

/** Whether the answer is being saved, or is already confirmed. */
function isNeedless(state: ConsentAnswers, { samtykkeId, answer }: ConsentUpdate): boolean {
  const { sending } = state;
  if (sending?.samtykkeId === samtykkeId) return sending.answer === answer;
  return !failureOf(state, samtykkeId)?.isUnknown && confirmedAnswer(state, samtykkeId) === answer;
}

/** The answer replaces a queued answer to the same consent. */
export function choose(state: ConsentAnswers, { samtykkeId, answer }: ConsentUpdate): ConsentAnswers {
  // Copied, because the argument may be an event, whose other fields must not be sent.
  const update = { samtykkeId, answer };
  const others = state.queued.filter((each) => !hasId(samtykkeId)(each));
  return { ...state, queued: isNeedless(state, update) ? others : [...others, update] };
}

export const hasQueued = ({ queued }: ConsentAnswers): boolean => queued.length > 0;

export function sendNext(state: ConsentAnswers): ConsentAnswers {
  const [next = null, ...rest] = state.queued;
  return { ...state, sending: next, queued: rest };
}

/** Throws if no answer is being saved. */
export function updateInProgress({ sending }: ConsentAnswers): ConsentUpdate {
  if (sending === null) throw new Error('no answer is being saved');
  return sending;
}

/** The update in progress is saved. */
export function confirmUpdate(state: ConsentAnswers, date: string): ConsentAnswers {
  const { samtykkeId, answer } = updateInProgress(state);
  return {
    ...state,
    sending: null,
    consents: state.consents.map((consent) =>
      consent.samtykkeId === samtykkeId ? { ...consent, answer: { answer, date } } : consent,
    ),
    failures: otherFailures(state, samtykkeId),
    lastSaved: samtykkeId,
  };
}

const withFailure = (
  state: ConsentAnswers,
  failure: Omit<UpdateFailure, keyof ConsentUpdate>,
): ConsentAnswers => {
  const { samtykkeId, answer } = updateInProgress(state);
  return {
    ...state,
    sending: null,
    failures: [...otherFailures(state, samtykkeId), { ...failure, samtykkeId, answer }],
    lastSaved: state.lastSaved === samtykkeId ? null : state.lastSaved,
  };
};

/** The update in progress failed. If a later answer to the same consent is queued, nothing is recorded. */
export function recordFailure(state: ConsentAnswers, error: ApiError): ConsentAnswers {
  const { samtykkeId } = updateInProgress(state);
  if (state.queued.some(hasId(samtykkeId))) return { ...state, sending: null };
  return withFailure(state, { isUnknown: failureOf(state, samtykkeId)?.isUnknown === true, error });
}

/** The update in progress got no readable response, so it may have been saved. */
export const recordUnknown = (state: ConsentAnswers, error: ApiError): ConsentAnswers =>
  withFailure(state, { isUnknown: true, error });

export const hasUnknownOutcome = ({ failures }: ConsentAnswers): boolean =>
  failures.some(({ isUnknown }) => isUnknown);

export const hasFailure = ({ failures }: ConsentAnswers): boolean => failures.length > 0;
