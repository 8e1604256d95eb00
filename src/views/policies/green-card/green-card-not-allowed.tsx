import { organisationOf, type Representative } from '#domain/person/representative.ts';
import { Screen } from '#ui/screen.tsx';
import { greenCardWords } from './green-card-words.ts';

interface GreenCardNotAllowedProps {
  readonly context: { readonly representative: Representative | null };
}

/** Tells visitors without the right to write whom to contact (C4.17). */
export function GreenCardNotAllowed({ context: { representative } }: GreenCardNotAllowedProps) {
  const organisation = representative && organisationOf(representative);
  return (
    <Screen heading={greenCardWords.order}>
      <p className="lead" data-announce>
        Du kan ikke bestille grønt kort. Kontakt en bruker eller administrator i {organisation ?? 'bedriften'}
        .
      </p>
    </Screen>
  );
}
