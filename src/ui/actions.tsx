import type { ReactNode } from 'react';

/** The buttons at the end of a screen: side by side if there is room, full width on a phone. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
