import { type PoliciesToChange, policyNumbered } from './policies-to-change.ts';
import { emptyRequest, type RequestForm, requestDraft, requestOf } from './request-form.ts';

/** The payload of a change (B3.57). */
export interface PolicyChange extends RequestForm {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  readonly versjon: number;
}

interface Change {
  readonly choices: PoliciesToChange | null;
  readonly number: string;
  readonly form: RequestForm;
}

/** Only for a policy among the choices. */
export const policyChange = ({ choices, number, form }: Change): PolicyChange => ({
  ...requestOf(form),
  kundenummer: choices?.kundenummer ?? '',
  forsikringsnummer: number,
  versjon: policyNumbered(choices, number)?.version ?? 0,
});

/** The part that is stored while the visitor logs in again. */
export interface ChangeDraft {
  readonly number: string;
  readonly form: RequestForm;
}

/** A text about one policy does not appear in the form of another. */
export const draftFor = (draft: ChangeDraft | null, number: string): RequestForm =>
  draft?.number === number ? draft.form : emptyRequest;

/** Null if nothing is typed. */
export const changeDraft = (number: string, typed: RequestForm): ChangeDraft | null => {
  const form = requestDraft(typed);
  return form && { number, form };
};
