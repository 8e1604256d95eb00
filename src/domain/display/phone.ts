import { withoutBlanks } from './digits.ts';

/**
 * A5.7: mobile numbers grouped 3-2-3, others 2-2-2-2; what has not eight digits as it came.
 * Assumed: '+47' stands in front where it was given, and is not put there.
 */
export function formatPhone(phone: string): string {
  const compact = withoutBlanks(phone);
  const [, prefix = '', number = ''] = /^(\+47)?(\d{8})$/.exec(compact) ?? [];
  if (number === '') return phone;
  const groups = /^[49]/.test(number) ? /^(\d{3})(\d{2})(\d{3})$/ : /^(\d{2})(\d{2})(\d{2})(\d{2})$/;
  const [, ...parts] = groups.exec(number) ?? [];
  return [prefix, ...parts].filter(Boolean).join(' ');
}

export const telLink = (phone: string): string => `tel:${withoutBlanks(phone)}`;

/** B5.9, B9.3: eight digits that begin with 4 or 9, '+47' before them or not, blanks anywhere. */
export const isMobilePhone = (phone: string): boolean => /^(\+47)?[49]\d{7}$/.test(withoutBlanks(phone));
