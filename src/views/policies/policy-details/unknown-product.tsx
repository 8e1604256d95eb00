import { unknownProduct } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** A8.13. */
export const UnknownProduct = () => <ErrorScreen notice={unknownProduct} error={null} />;
