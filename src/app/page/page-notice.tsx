/** A focused element stays visible when the notice appears over it (WCAG 2.4.11). The page does not move otherwise. */
const uncoverFocus = (notice: HTMLElement | null) => {
  const focused = document.activeElement;
  if (!notice || !focused) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isCovered = bottom > notice.getBoundingClientRect().top && top < window.innerHeight;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
};

/** One line at the end of the window, so that nothing moves. The style sheet keeps room for it below the page. */
export const PageNotice = ({ text }: { readonly text: string }) => (
  <p role="alert" className="page-notice" ref={uncoverFocus}>
    {text}
  </p>
);
