import type { RequestForm } from '#domain/requests/request-form.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { orderPolicyCases } from '#flows/requests/order-policy/cases.ts';
import { orderPolicyScript } from '#flows/requests/order-policy/script.ts';
import { fillIn } from '#test/support/fill-in.ts';

export const fillInRequest = (driver: Driver) =>
  fillIn(driver, { cases: orderPolicyCases, script: orderPolicyScript }, 'fills in the form');

/** What the insurer receives of the filled-in form. */
export const sentRequest: RequestForm = {
  melding: 'Vi har fått ny varebil.',
  telefonnummer: '91234567',
  epost: 'astrid@snekkeri.example',
};
