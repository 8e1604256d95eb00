import { somethingWentWrong } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** The business has no active policy with this number (B8.4, C4.7). A retry would not help. */
export const NoPolicyToChange = () => (
  <ErrorScreen notice={{ ...somethingWentWrong, kind: 'refusal' }} error={null} />
);
