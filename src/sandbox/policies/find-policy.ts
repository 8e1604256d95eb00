import { may } from '#domain/person/may.ts';
import {
  badRequest,
  missingRole,
  notFound,
  type OperationRequest,
  type OperationResponse,
} from '#sandbox/operation.ts';
import { type Policy, policiesOf } from '#sandbox/policies.ts';
import { roleNow } from '#sandbox/role-now.ts';
import { transactionOf } from '#sandbox/transaction.ts';

/** `policy` is the requested version: the present policy or its renewal. */
type Respond = (policy: Policy, request: OperationRequest) => OperationResponse;

/** Responds with one of the customer's policies, found by the parameters of the path. */
export const withPolicy =
  (respond: Respond) =>
  (request: OperationRequest): OperationResponse => {
    const { persona, params } = request;
    if (persona.organisation && !may(roleNow(request), 'viewPolicies')) {
      return { refusal: missingRole };
    }
    if (params.kundenummer !== persona.kundenummer) return notFound('Fant ikke kunden');
    const policy = policiesOf(persona)
      .flatMap((each) => (each.nesteVersjon ? [each, each.nesteVersjon] : [each]))
      .find(
        ({ forsikringsnummer, versjon }) =>
          forsikringsnummer === params.forsikringsnummer && String(versjon) === params.versjon,
      );
    return policy ? respond(policy, request) : notFound('Fant ikke forsikringen');
  };

/** The same, for calls with the transaction of the damage customer in their query (B7.2, B7.3). */
export const withPolicyInTransaction = (respond: Respond) =>
  withPolicy((policy, request) =>
    request.query.get('transaksjonsId') === transactionOf(request.persona)
      ? respond(policy, request)
      : badRequest('Ugyldig transaksjonsId'),
  );
