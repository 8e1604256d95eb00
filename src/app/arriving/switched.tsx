import { SwitchedElsewhere } from '#views/arriving/switched-elsewhere.tsx';

/** Another tab has switched, and this one has stopped: it shows what belongs to the party left behind. */
export function Switched() {
  return <SwitchedElsewhere send={() => window.location.reload()} />;
}
