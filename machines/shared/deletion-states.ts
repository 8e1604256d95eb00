const cancelling = [{ guard: 'mayBeOutdated', target: 'unknown' }, { target: 'cancelled' }] as const;

/**
 * The question of a dialog that deletes something, which charts copy. The chart declares the guard `mayBeOutdated` and the
 * states `deleting`, `cancelled` and `unknown`.
 */
export const confirmingDeletion = {
  description: 'Asking the visitor to confirm the deletion.',
  initial: 'unanswered',
  on: { confirmed: 'deleting', cancelled: cancelling, 'dialog.dismissed': cancelling },
  states: {
    unanswered: { description: "Waiting for the visitor's answer." },
    failed: { description: 'The deletion failed.', tags: 'failure' },
    unknown: { description: 'No readable response: it may be deleted.', tags: ['failure', 'unknown'] },
  },
} as const;
