import { Notice } from '#ui/notice.tsx';

/** Warns that no offer can be accepted today (A3.10). The text is assumed. */
export const NoOffersToday = () => (
  <Notice status="warning" title="Du kan ikke godta et tilbud i dag" titleAs="h2">
    Du kan likevel se hva forsikringen koster.
  </Notice>
);
