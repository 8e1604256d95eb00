import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { organisationOf, type Representative } from '#domain/person/representative.ts';
import { Screen } from '#ui/screen.tsx';

interface OrderNotAllowedProps {
  readonly context: { readonly representative: Representative | null };
}

/** Tells visitors without the right to order whom to contact (B2.89). */
export function OrderNotAllowed({ context: { representative } }: OrderNotAllowedProps) {
  const organisation = representative && organisationOf(representative);
  return (
    <Screen heading="Bestill ny forsikring">
      <p className="lead" data-announce>
        {fill(missingRight.orderPolicy.text, { organisation: organisation ?? 'bedriften' })}
      </p>
    </Screen>
  );
}
