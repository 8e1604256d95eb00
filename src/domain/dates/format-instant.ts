import { formatDate } from './format-date.ts';

const timeInOslo = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  hour: '2-digit',
  minute: '2-digit',
});

/** '21.11.2026 kl. 13.05', from an instant in ISO 8601; the time is that of Norway (A9.11). */
export const formatInstant = (instant: string): string =>
  `${formatDate(instant)} kl. ${timeInOslo.format(Date.parse(instant)).replace(':', '.')}`;
