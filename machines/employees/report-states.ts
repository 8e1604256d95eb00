import type { IsoDate } from '#domain/dates/calendar.ts';

/** What a report that failed takes: a retry, which checks the form with the present day, or a return to the form. */
const ways = {
  retried: {
    target: 'checking',
    actions: { type: 'keepToday', params: ({ event }: { event: { readonly today: IsoDate } }) => event },
  },
  'form.requested': 'filling',
} as const;

/** The endings of a report that is not known to be sent, which both charts copy. The chart declares `keepToday`. */
export const reportEndings = {
  failed: {
    description: 'Sending failed; the form keeps its values (B2.106, B8.8).',
    tags: 'failure',
    on: ways,
  },
  unknown: {
    description: 'No readable response: the report may have been sent.',
    tags: ['failure', 'unknown'],
    on: ways,
  },
} as const;
