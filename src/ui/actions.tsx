import type { ReactNode } from 'react';

/** The buttons that end a screen: side by side where there is room, full width on a phone. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
