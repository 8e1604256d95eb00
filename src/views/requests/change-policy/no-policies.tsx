import { noPolicies } from '#domain/errors/customer.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { organisationOf, type Representative } from '#domain/person/representative.ts';
import { Screen } from '#ui/screen.tsx';

interface NoPoliciesProps {
  readonly context: { readonly representative: Representative | null };
}

/** The business has no policies to change (A8.10). */
export function NoPolicies({ context: { representative } }: NoPoliciesProps) {
  const owner = (representative && organisationOf(representative)) ?? '';
  return (
    <Screen heading={noPolicies.business.title}>
      <p className="lead" data-announce>
        {fill(noPolicies.business.text, { owner })}
      </p>
    </Screen>
  );
}
