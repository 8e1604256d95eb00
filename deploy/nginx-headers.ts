import { contentSecurityPolicy } from '#documents/content-security-policy.ts';
import { withConfiguration } from '#documents/documents.ts';
import headers from '#documents/headers.json' with { type: 'json' };

const policyHeader = 'Content-Security-Policy';

/** The lines of nginx.conf for the headers that `npm start` sends too; a document has its whole policy as a header. */
export function nginxHeaders(configuration: unknown) {
  const frames = headers[policyHeader];
  const whole = `${withConfiguration(contentSecurityPolicy, configuration)}; ${frames}`;
  const names = Object.keys(headers);
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${name === policyHeader ? '$policy' : `"${value}"`} always;`,
  );
  return {
    POLICY_MAP: `map $uri $policy { default "${frames}"; "~/index\\.html$" "${whole}"; }`,
    HEADERS: lines.join('\n    '),
    // The API may send them itself: each header is sent once.
    HIDDEN_HEADERS: names.map((name) => `proxy_hide_header ${name};`).join('\n      '),
  };
}
