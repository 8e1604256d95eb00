import { withoutBlanks } from './digits.ts';

/**
 * A5.7: mobile numbers grouped 3-2-3, others 2-2-2-2; what has not eight digits as it came.
 * Assumed: '+47' stands in front where it was given, and is not put there.
 */
export function formatPhone(phone: string): string {
  const groups = /^(\+47)?(?:([49]\d\d)(\d\d)(\d{3})|(\d\d)(\d\d)(\d\d)(\d\d))$/;
  const [, ...parts] = groups.exec(withoutBlanks(phone)) ?? [];
  return parts.filter(Boolean).join(' ') || phone;
}

export const telLink = (phone: string): string => `tel:${withoutBlanks(phone)}`;
