import { Toolbar, ToolbarItem, type ToolbarItemProps } from '@ariakit/react/toolbar';
import type { ReactNode } from 'react';

interface ToolsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Buttons that belong together. They are one tab stop: the arrow keys, Home and End move among them. */
export const Tools = ({ label, children }: ToolsProps) => (
  <Toolbar aria-label={label} orientation="both" className="workbench-tools">
    {children}
  </Toolbar>
);

/** One of the buttons. A disabled one keeps its focus. */
export const Tool = (props: ToolbarItemProps) => <ToolbarItem {...props} />;
