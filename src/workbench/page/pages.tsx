import type { PageReport } from '#workbench/watch.ts';
import { Tool, Tools } from './tools.tsx';

interface PagesProps {
  readonly pages: readonly PageReport[];
  /** The page that is inspected. */
  readonly shown: string | undefined;
  readonly inspect: (page: string) => void;
}

const legend = 'Pages to inspect';

/** The pages of this browser whose flows can be inspected. */
export const Pages = ({ pages, shown, inspect }: PagesProps) => (
  <fieldset className="workbench-group workbench-row">
    <legend>{legend}</legend>
    {pages.length === 0 && <p>None: start a flow here, or open the portal in another tab.</p>}
    <Tools label={legend}>
      {pages.map(({ page, title }) => (
        <Tool key={page} aria-pressed={page === shown} onClick={() => inspect(page)}>
          {title}
        </Tool>
      ))}
    </Tools>
  </fieldset>
);
