import type { Operation } from '#sandbox/operation.ts';
import { withPolicy } from './find-policy.ts';

/** Refused for a policy without a green card; policies that cover no vehicle have none. */
export const orderGreenCard: Operation = {
  id: 'orderGreenCard',
  method: 'POST',
  path: '/gront-kort/kunder/:kundenummer/forsikringer/:forsikringsnummer/versjon/:versjon',
  respond: withPolicy((policy) =>
    policy.allowGrontKort
      ? { empty: 204 }
      : { refusal: { status: 409, code: '409', message: 'Forsikringen har ikke grønt kort' } },
  ),
};
