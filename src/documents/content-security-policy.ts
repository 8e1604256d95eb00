/**
 * The surrounding site replaces this by the hosts of its configuration. Browsers ignore the unknown source: without the
 * hosts, a document can send forms to our own origin only.
 */
export const allowedHostsPlaceholder = " 'allowed-hosts'";

/** Everything from our own origin, nothing inline, nothing evaluated. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  // Forms are sent to the customer's bank (A7.19): the same hosts that `allowAddress` accepts.
  'form-action': `'self'${allowedHostsPlaceholder}`,
  'base-uri': "'none'",
  // No text becomes markup or code, also by a mistake of ours; browsers without Trusted Types ignore both.
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** For the document's meta element, so that it applies wherever the files are served. */
export const contentSecurityPolicy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');
