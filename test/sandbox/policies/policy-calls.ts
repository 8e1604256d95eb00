import { productOf } from '#domain/products/catalogue.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { type Policy, policiesOf } from '#sandbox/policies.ts';
import { transactionOf } from '#sandbox/transaction.ts';
import { documentPath, visitAtOnce } from '#test/sandbox/visitor.ts';

/** A browser in which the persona is logged in. */
export async function visitAs(persona: PersonaId) {
  const visitor = await visitAtOnce();
  await visitor.get(`${documentPath}?persona=${persona}`);
  return visitor;
}

export function policyOf(persona: PersonaId, code: string): Policy {
  const policy = policiesOf(personas[persona]).find(({ produkt }) => produkt === code);
  if (!policy) throw new Error(`${persona} has no ${code}`);
  return policy;
}

interface Version {
  readonly forsikringsnummer: string;
  readonly versjon: number;
}

export const versionPath = (persona: PersonaId, { forsikringsnummer, versjon }: Version): string =>
  `/kunder/${personas[persona].kundenummer}/forsikringer/${forsikringsnummer}/versjon/${versjon}`;

/** A policy's detail call; by default at its product's path, in the customer's transaction. */
export function detailAddress(
  persona: PersonaId,
  policy: Version & Pick<Policy, 'produkt'>,
  { code = policy.produkt, transaction = transactionOf(personas[persona]) } = {},
): string {
  return `/rest${productOf(code)?.detail?.path}${versionPath(persona, policy)}?transaksjonsId=${transaction}`;
}
