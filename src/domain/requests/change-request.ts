import type { BusinessCustomer } from '#domain/policies/business-policies.ts';
import type { KnownContact } from '#domain/shared/contact-info.ts';
import { policyWithNumber } from './policies-to-change.ts';
import { emptyRequest, type RequestForm, requestDraft, requestOf } from './request-form.ts';

/** The fields of a change (B3.57). */
export interface PolicyChange extends RequestForm {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  readonly versjon: number;
}

interface Change {
  readonly customer: BusinessCustomer | null;
  readonly number: string;
  readonly form: RequestForm;
}

/** The payload of a change; the policy must be one of the customer's. */
export const policyChange = ({ customer, number, form }: Change): PolicyChange => ({
  ...requestOf(form),
  kundenummer: customer?.kundenummer ?? '',
  forsikringsnummer: number,
  versjon: policyWithNumber(customer, number)?.version ?? 0,
});

/** The part of the form that is stored in the tab at each change (0021). */
export interface ChangeDraft {
  readonly number: string;
  readonly form: RequestForm;
}

/** The values of the draft; an empty form if there is none, or if it belongs to another policy. */
export const formFromDraft = (draft: ChangeDraft | null, number: string): RequestForm =>
  draft?.number === number ? draft.form : emptyRequest;

/** The draft of a form; null if nothing is typed. */
export const changeDraft = (
  number: string,
  typed: RequestForm,
  contact: KnownContact | null,
): ChangeDraft | null => {
  const form = requestDraft(typed, contact);
  return form && { number, form };
};
