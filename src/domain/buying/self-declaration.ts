import type { Bank } from '#domain/shared/bank.ts';

/** The three questions before a first purchase (A5.3 to A5.6), by their wire names (A3.12). */
export const questions = ['skadesaker', 'betalingsanmerkninger', 'oppsagtAvAndre'] as const;

export type Question = (typeof questions)[number];

/** True counts against the customer; null is unanswered. */
export type Answers = Readonly<Record<Question, boolean | null>>;

export const noAnswers: Answers = { skadesaker: null, betalingsanmerkninger: null, oppsagtAvAndre: null };

/** The customer's choices and answers so far. */
export interface DeclarationFormValues {
  readonly bank: Bank | null;
  readonly answers: Answers;
}

/** The values that are stored in case the visitor has to log in again; null if nothing is filled in. */
export const declarationDraft = (values: DeclarationFormValues): DeclarationFormValues | null =>
  values.bank || questions.some((question) => values.answers[question] !== null) ? values : null;

export const allAnswered = (answers: Answers): boolean =>
  questions.every((question) => answers[question] !== null);

/** The payload (A3.12). */
export interface SelfDeclaration {
  readonly skadesaker: boolean;
  readonly betalingsanmerkninger: boolean;
  readonly oppsagtAvAndre: boolean;
  readonly bankForholdRegnr?: { readonly value: string };
}

/** An unanswered question counts as no; check `allAnswered` first. */
export const toDeclarationPayload = (answers: Answers, bankregnr: string | null): SelfDeclaration => ({
  skadesaker: answers.skadesaker === true,
  betalingsanmerkninger: answers.betalingsanmerkninger === true,
  oppsagtAvAndre: answers.oppsagtAvAndre === true,
  ...(bankregnr !== null && { bankForholdRegnr: { value: bankregnr } }),
});

/** The insurer's verdict. */
export interface Verdict {
  readonly resultat: string;
}

export const isUnwanted = (verdict: Verdict | null): boolean => verdict?.resultat === 'UONSKET';
