import type { PageReport } from '#workbench/watch.ts';

interface PagesProps {
  readonly pages: readonly PageReport[];
  /** The page that is inspected. */
  readonly shown: string | undefined;
  readonly inspect: (page: string) => void;
}

/** The pages of this browser whose flows can be inspected. */
export const Pages = ({ pages, shown, inspect }: PagesProps) => (
  <fieldset className="workbench-group workbench-row">
    <legend>Pages to inspect</legend>
    {pages.length === 0 && <p>None: start a flow here, or open the portal in another tab.</p>}
    {pages.map(({ page, title }) => (
      <button key={page} type="button" aria-pressed={page === shown} onClick={() => inspect(page)}>
        {title}
      </button>
    ))}
  </fieldset>
);
