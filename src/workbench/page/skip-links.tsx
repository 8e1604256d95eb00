const parts = [
  ['visitor-frame', "To the visitor's page"],
  ['chart', 'To the chart'],
  ['happens', 'To what happens'],
] as const;

/** Lead past the header and the page in the frame. The address stays: it holds the flow and its settings. */
export const SkipLinks = () => (
  <nav aria-label="Parts of the workbench" className="workbench-skip">
    {parts.map(([id, name]) => (
      <a
        key={id}
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(id)?.focus();
        }}
      >
        {name}
      </a>
    ))}
  </nav>
);
