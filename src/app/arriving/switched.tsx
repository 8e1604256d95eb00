import { SwitchedInOtherTab } from '#views/shared/switched-in-other-tab.tsx';

/** Shown in place of the page when another tab has switched the agreement: the page belongs to the previous party. */
export function Switched() {
  return <SwitchedInOtherTab send={() => window.location.reload()} />;
}
