/**
 * Where the surrounding site puts the hosts of its configuration. No source that a browser knows: a document
 * that is served without them sends its forms to our own origin alone.
 */
export const allowedHostsPlace = " 'allowed-hosts'";

/** Everything from our own origin, nothing inline, nothing evaluated. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  // A customer's bank is sent a form (A7.19): the very hosts that `allowAddress` lets through.
  'form-action': `'self'${allowedHostsPlace}`,
  'base-uri': "'none'",
};

/** For the document's own meta element, so that it holds wherever the files are served. */
export const contentSecurityPolicy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');
