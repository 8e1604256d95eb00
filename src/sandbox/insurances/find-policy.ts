import { may } from '#domain/person/may.ts';
import { type Answered, type Asked, badRequest, notFound } from '#sandbox/operation.ts';
import { type Policy, policiesOf } from '#sandbox/policies.ts';
import { transactionOf } from '#sandbox/transaction.ts';

/** A6.5: of an organisation, to a person without a role in it. */
const missingRole: Answered = {
  refusal: { status: 403, code: 'FEL3710020', message: 'Missing required role.' },
};

interface Found {
  /** In the version that was asked for. */
  readonly policy: Policy;
}

/** Answers with a policy of the customer's, by the parameters of such a call's path. */
export const withPolicy =
  (answer: (found: Found, asked: Asked) => Answered) =>
  (asked: Asked): Answered => {
    const { persona, params } = asked;
    if (persona.organisation && !may(persona.organisation.role, 'viewPolicies')) return missingRole;
    if (params.kundenummer !== persona.kundenummer) return notFound('Fant ikke kunden');
    const policy = policiesOf(persona)
      .flatMap((each) => [each, ...(each.nesteVersjon ? [each.nesteVersjon] : [])])
      .find(
        ({ forsikringsnummer, versjon }) =>
          forsikringsnummer === params.forsikringsnummer && String(versjon) === params.versjon,
      );
    return policy ? answer({ policy }, asked) : notFound('Fant ikke forsikringen');
  };

/** The same for calls that are asked with the transaction of the damage customer (B7.2, B7.3). */
export const withPolicyInTransaction =
  (answer: (found: Found, asked: Asked) => Answered) =>
  (asked: Asked): Answered =>
    asked.query.get('transaksjonsId') === transactionOf(asked.persona)
      ? withPolicy(answer)(asked)
      : badRequest('Ugyldig transaksjonsId');
