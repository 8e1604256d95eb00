import type { RequestField, RequestForm } from '#domain/requests/request-form.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { orderPolicyCases } from '#flows/requests/order-policy/cases.ts';
import { orderPolicyScript } from '#flows/requests/order-policy/script.ts';
import { fillIn } from '#test/support/fill-in.ts';

/** @param kept the field that keeps its present value */
export const fillInRequest = (driver: Driver, kept?: RequestField) =>
  fillIn(driver, { cases: orderPolicyCases, script: orderPolicyScript }, 'fills in the form', kept);

/** What the insurer receives of the filled-in form. */
export const sentRequest: RequestForm = {
  melding: 'Vi har fått ny varebil.',
  telefonnummer: '91234567',
  epost: 'astrid@snekkeri.example',
};
