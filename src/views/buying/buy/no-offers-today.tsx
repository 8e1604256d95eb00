import { Notice } from '#ui/notice.tsx';

/** A3.10; the words are assumed. */
export const NoOffersToday = () => (
  <Notice status="warning" title="Du kan ikke godta et tilbud i dag" titleAs="h2">
    Du kan likevel se hva forsikringen koster.
  </Notice>
);
