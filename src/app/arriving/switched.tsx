import { SwitchedInOtherTab } from '#views/arriving/switched-in-other-tab.tsx';

/** Another tab has switched, and this one has stopped: it shows what belongs to the party left behind. */
export function Switched() {
  return <SwitchedInOtherTab send={() => window.location.reload()} />;
}
