import { Screen } from '#ui/screen.tsx';
import { greenCardWords } from './green-card-words.ts';

/** Says that the policy has no green card. The text is assumed. */
export const GreenCardNotOffered = () => (
  <Screen heading={greenCardWords.order}>
    <p className="lead" data-announce>
      Du kan ikke bestille grønt kort til denne forsikringen.
    </p>
  </Screen>
);
