import { announceError } from './page-errors.ts';

/** Reports what the page's policy refused, like an error of the page. Only the directive: an address may be personal. */
export const reportViolations = (window: Window): void =>
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    announceError(window, new Error(`The policy refused ${effectiveDirective}`)),
  );
