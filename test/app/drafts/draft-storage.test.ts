import { afterEach, expect, test } from 'vitest';
import { draftedFlows, draftsKey } from '#app/drafts/draft-storage.ts';

afterEach(() => sessionStorage.clear());

test('a stored sorting does not count as typed, so nothing promises that it is kept', () => {
  const drafts = { 'business-landing': { sorting: {} }, 'contact-details': {} };
  sessionStorage.setItem(draftsKey, JSON.stringify({ drafts }));
  expect(draftedFlows()).toEqual(['contact-details']);
});
