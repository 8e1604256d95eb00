import { invalidate } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { getIdentification, type Identification } from '#api/shared/agreements.ts';
import { dropDrafts } from '#app/drafts/draft-storage.ts';
import { quietly } from '#app/page/quietly.ts';

/**
 * Key in `localStorage`, which all tabs of the site share. The value is random: it only says that a document has loaded the
 * identification, perhaps after a new login.
 */
const loginKey = 'forsikring.innlogging';

/** Compares the visitor whom the page was loaded for with the one of the login session (0016). */
export interface IdentityWatch {
  /** Takes each identification that the page loads. */
  learn(identification: Identification): void;
  /** This tab switches the agreement: the next identification may name another party. */
  expectSwitch(): void;
  /** Calls `stop` when the session belongs to somebody else. */
  onOther(stop: () => void): void;
}

export function watchIdentity(window: Window): IdentityWatch {
  let known: string | null = null;
  let isOther = false;
  let stop = () => {};
  const check = () => {
    // A page that has not loaded the identification yet has nothing to compare.
    if (known === null || isOther) return;
    invalidate(keys.identification);
    // `learn` takes the response. Without one, nobody is known to have logged in.
    getIdentification().catch(() => {});
  };
  window.addEventListener('storage', ({ key }) => key === loginKey && check());
  // The visitor may have logged in on a page that is not ours.
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'visible') check();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && check());
  return {
    learn({ fodselsnummer, organisasjonsnummer }) {
      const identity = JSON.stringify([fodselsnummer ?? null, organisasjonsnummer]);
      // In base 36, because decimals could look like a national identity number.
      if (known === null) quietly(() => localStorage.setItem(loginKey, Math.random().toString(36)));
      known ??= identity;
      if (known === identity || isOther) return;
      isOther = true;
      dropDrafts();
      stop();
    },
    expectSwitch() {
      known = null;
    },
    onOther(given) {
      stop = given;
      if (isOther) stop();
    },
  };
}
