import headers from '#documents/headers.json' with { type: 'json' };

const { everyResponse, cacheRules } = headers;

const policyHeader = 'Content-Security-Policy';

/** The policy in the document itself, which names the hash of its inline styles. */
function policyOf(path: string, html: string): string {
  const [, policy] = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? [];
  if (!policy) throw new Error(`${path} has no content security policy`);
  return policy;
}

/**
 * The lines of nginx.conf for the headers that `npm start` sends too. A document has its own policy as a header too:
 * browsers apply both.
 * @param documents the configured documents by path, such as `/oversikt/index.html`
 */
export function nginxHeaders(documents: ReadonlyMap<string, string>) {
  const frames = everyResponse[policyHeader];
  const policies = [...documents].map(
    ([path, html]) =>
      `"~^${path.replaceAll(/\/+/g, '/+').replaceAll('.', '\\.')}$" "${policyOf(path, html)}; ${frames}";`,
  );
  const names = Object.keys(everyResponse);
  const lines = Object.entries(everyResponse).map(
    ([name, value]) => `add_header ${name} ${name === policyHeader ? '$policy' : `"${value}"`} always;`,
  );
  return {
    POLICY_MAP: `map $uri $policy { default "${frames}"; ${policies.join(' ')} }`,
    ASSET_CACHE_RULE: `"${cacheRules.asset}"`,
    API_CACHE_RULE: `"${cacheRules.api}"`,
    OTHER_CACHE_RULE: `"${cacheRules.other}"`,
    HEADERS: lines.join('\n    '),
    // The API may send them itself: each header is sent once.
    HIDDEN_HEADERS: names.map((name) => `proxy_hide_header ${name};`).join('\n      '),
  };
}
