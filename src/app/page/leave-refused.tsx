/** Shown below the page until the saving has ended, so that nothing moves. The text is assumed. */
export const LeaveRefused = () => (
  <p role="alert" className="page-notice">
    Endringen lagres. Du kan gå videre når den er lagret.
  </p>
);
