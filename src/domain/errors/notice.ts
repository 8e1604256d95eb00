/** What the customer is told of how a call went, or of why there is nothing to call for. */
export interface Notice {
  /**
   * failure: an error; the same again may go well.
   * refusal: an error that stays, whatever is sent again, until something else is done.
   * state: no error at all (A6.5, A8.2, A8.10): nothing to retry, and no error code beside it.
   * success: what was asked for is done.
   */
  readonly kind: 'failure' | 'refusal' | 'state' | 'success';
  /** Null where the text stands within a screen that goes on. */
  readonly title: string | null;
  /** Names and phone numbers are placeholders in title and text: see `fill`. */
  readonly text: string;
}

/** Whether the customer is offered to send the same again. */
export const canRetry = ({ kind }: Pick<Notice, 'kind'>): boolean => kind === 'failure';

/** Whether it counts as an error, with an error code that customer service can look up. */
export const isError = ({ kind }: Pick<Notice, 'kind'>): boolean => kind === 'failure' || kind === 'refusal';
