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

/** `policy` is in the version that was asked for: the present one, or the renewed. */
type AnswerOf = (policy: Policy, request: OperationRequest) => OperationResponse;

/** Answers of one policy of the customer's, found by the parameters of the call's path. */
export const withPolicy =
  (answer: AnswerOf) =>
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
    return policy ? answer(policy, request) : notFound('Fant ikke forsikringen');
  };

/** The same for calls that name the transaction of the damage customer (B7.2, B7.3). */
export const withPolicyInTransaction = (answer: AnswerOf) =>
  withPolicy((policy, request) =>
    request.query.get('transaksjonsId') === transactionOf(request.persona)
      ? answer(policy, request)
      : badRequest('Ugyldig transaksjonsId'),
  );
