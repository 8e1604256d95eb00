import { Spinner } from '#ui/spinner.tsx';

export function Waiting() {
  return <Spinner fullPage />;
}
