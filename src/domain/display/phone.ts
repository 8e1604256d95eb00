import { withoutBlanks } from './digits.ts';

/**
 * Eight digits in groups after '+47': mobile numbers 3-2-3, others 2-2-2-2 (A5.7, C4.10). Other texts are returned
 * unchanged.
 */
export function formatPhone(phone: string): string {
  const groups = /^(?:\+47)?(?:([49]\d\d)(\d\d)(\d{3})|(\d\d)(\d\d)(\d\d)(\d\d))$/;
  const match = groups.exec(withoutBlanks(phone));
  return match ? ['+47', ...match.slice(1).filter(Boolean)].join(' ') : phone;
}

export const telLink = (phone: string): string => `tel:${withoutBlanks(phone)}`;
