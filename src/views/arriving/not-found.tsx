import type { Notice } from '#domain/errors/notice.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** The text is assumed. */
const pageNotFound = {
  kind: 'state',
  title: 'Vi fant ikke siden',
  text: 'Adressen kan være skrevet feil, eller siden kan være flyttet.',
} as const satisfies Notice;

/** Says that the address is unknown. */
export const NotFound = () => <ErrorScreen notice={pageNotFound} error={null} />;
