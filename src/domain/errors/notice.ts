/** A text about the result of a call, or about the reason why there is no call. */
export interface Notice {
  /**
   * failure: an error; a retry may succeed.
   * refusal: an error; a retry fails again.
   * loggedOut: an error; a login helps, and a retry fails again.
   * state: not an error (A6.5, A8.2, A8.10): no retry and no error code.
   * success: the request was carried out.
   */
  readonly kind: 'failure' | 'refusal' | 'loggedOut' | 'state' | 'success';
  /** A retry helps only later, so its button is not the main one (A8.3). */
  readonly helpsLater?: true;
  /** Null if the text is a part of a screen. */
  readonly title: string | null;
  /** Names and phone numbers are placeholders in title and text: see `fill`. */
  readonly text: string;
}

/** Whether to offer a retry. */
export const canRetry = ({ kind }: Pick<Notice, 'kind'>): boolean => kind === 'failure';

/** Whether to offer a login. */
export const isSolvedByLogin = ({ kind }: Notice): boolean => kind === 'loggedOut';

/** Whether it is an error, with an error code for customer service. */
export const isError = ({ kind }: Pick<Notice, 'kind'>): boolean => kind !== 'state' && kind !== 'success';
