/** Written out, so that whoever loosens it does so here too. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self' 'allowed-hosts'; base-uri 'none'";

/** What is wrong with the HTML of a built document, in sentences. */
export function faultsOf(html: string): readonly string[] {
  const [policy, ...more] = [...html.matchAll(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/gi)];
  const expected = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}" />`;
  const before = policy ? html.slice(0, policy.index) : '';
  return [
    ...(policy?.[0] === expected ? [] : [`its CSP is ${policy?.[0] ?? 'missing'}, not ${expected}`]),
    ...(more.length > 0 ? ['it has more than one CSP'] : []),
    ...(/<(script|link|style)\b/.test(before) ? ['it asks for something before its CSP holds'] : []),
    ...(/ style=|<style|\son\w+=/.test(html) ? ['it has inline style or handlers, which the CSP drops'] : []),
  ];
}
