import { directAccessBlocked, unnamedBank } from '#domain/arriving/errors.ts';
import type { DirectAccess, Loadable } from '#domain/arriving/visitor-routing.ts';
import { fill } from '#domain/errors/placeholders.ts';
import type { SiteBank } from '#domain/shared/bank.ts';
import { BankSite } from '#ui/bank-site.tsx';
import { RingUs } from '#ui/ring-us.tsx';
import { Screen } from '#ui/screen.tsx';

interface BlockedProps {
  readonly context: {
    readonly access: Loadable<DirectAccess>;
    readonly visitor: { readonly bank: SiteBank | null };
  };
}

/** The bank blocks direct access; a sentence that names the bank replaces the content (A4.10). */
export function Blocked({ context: { access, visitor } }: BlockedProps) {
  const bank = (access !== 'failed' && access?.banknavn) || unnamedBank;
  return (
    <Screen heading="Forsikring" back={null}>
      <p className="lead" data-announce>
        {fill(directAccessBlocked.text, { bank })}
      </p>
      <BankSite bank={visitor.bank} name={bank} />
      <RingUs />
    </Screen>
  );
}
