import { invalidate, silenceRunning } from '#api/cache.ts';
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
  /** Takes each identification that the page loads. Returns whether it names the visitor whom the page was loaded for. */
  learn(identification: Identification): boolean;
  /** This tab switches the agreement: the next identification may name another party. */
  expectSwitch(): void;
  /** Calls `stop` when the session belongs to somebody else. */
  onOther(stop: () => void): void;
}

export function watchIdentity(window: Window): IdentityWatch {
  let known: string | null = null;
  let isOther = false;
  let isDue = false;
  let stop = () => {};
  const check = () => {
    // A page that has not loaded the identification yet has nothing to compare: its first one may be outdated already.
    isDue = known === null;
    if (isDue || isOther) return;
    invalidate(keys.identification);
    // `learn` takes the response. Without one, nobody is known to have logged in.
    getIdentification().catch(() => {});
  };
  window.addEventListener('storage', ({ key }) => key === loginKey && check());
  window.addEventListener('pageshow', ({ persisted }) => persisted && check());
  return {
    learn({ fodselsnummer, organisasjonsnummer }) {
      const identity = JSON.stringify([fodselsnummer ?? null, organisasjonsnummer]);
      // In base 36, because decimals could look like a national identity number.
      if (known === null) quietly(() => localStorage.setItem(loginKey, Math.random().toString(36)));
      known ??= identity;
      if (isDue) check();
      if (isOther || known === identity) return !isOther;
      isOther = true;
      // The responses that still arrive may name the other visitor.
      silenceRunning();
      dropDrafts();
      stop();
      return false;
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
