import { Spinner } from '#ui/spinner.tsx';

export function Loading() {
  return <Spinner />;
}
