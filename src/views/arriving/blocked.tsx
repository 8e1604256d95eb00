import { fill } from '#domain/errors/placeholders.ts';
import { directAccessBlocked, unnamedBank } from '#domain/overview/errors.ts';
import { Screen } from '#ui/screen.tsx';

interface BlockedProps {
  readonly context: { readonly blockedBy: { readonly name: string | null } | null };
}

/** A4.10 */
export function Blocked({ context: { blockedBy } }: BlockedProps) {
  return (
    <Screen heading="Forsikring">
      <p className="lead" data-announce>
        {fill(directAccessBlocked.text, { bank: blockedBy?.name || unnamedBank })}
      </p>
    </Screen>
  );
}
