import type { ReactNode } from 'react';
import { visitorPagePath } from '#documents/documents.ts';
import { widths } from './settings.ts';

interface PageFrameProps {
  /** Flow, persona and state of the page's address. */
  readonly query: string;
  readonly width: string;
  /** What is known about the page, above it. */
  readonly mark: ReactNode;
}

/** The visitor's page in a frame: its media queries see the frame's width, and its dialogs cover only the frame. */
export const PageFrame = ({ query, width, mark }: PageFrameProps) => (
  <section id="visitor-frame" className="workbench-visitor" aria-label="Frame of the page" tabIndex={0}>
    {mark}
    <iframe
      title="The visitor's page"
      src={`${visitorPagePath}${query}`}
      style={{ width: `${widths[width]}px` }}
    />
  </section>
);
