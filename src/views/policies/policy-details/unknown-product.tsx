import { unknownProduct } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** A policy of a product that is not in our catalogue (A8.13). */
export const UnknownProduct = () => <ErrorScreen notice={unknownProduct} error={null} />;
