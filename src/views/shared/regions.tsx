import { Fragment, type ReactNode } from 'react';

interface RegionsProps {
  readonly regions: Readonly<Record<string, ReactNode>>;
}

/** A frame without a layout of its own: its regions in the order of the chart. */
export const Regions = ({ regions }: RegionsProps) =>
  Object.entries(regions).map(([region, content]) => <Fragment key={region}>{content}</Fragment>);
