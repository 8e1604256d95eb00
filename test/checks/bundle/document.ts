import { createHash } from 'node:crypto';

/** Repeated here, so that loosening the policy needs a change in two places. */
const contentSecurityPolicy = (styles: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'${styles}; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self' 'allowed-hosts'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

const styleElement = /<style>([\s\S]*?)<\/style>/g;

/** The inline style sheets of a document. */
export const sheetsIn = (html: string): readonly string[] =>
  [...html.matchAll(styleElement)].map(([, css = '']) => css);

const hashOf = (css: string): string => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** The faults of a built document's HTML, as sentences. */
export function faultsOf(html: string): readonly string[] {
  const [policy, ...more] = [...html.matchAll(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/gi)];
  const styles = sheetsIn(html).map(hashOf).join('');
  const expected = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(styles)}" />`;
  const before = policy ? html.slice(0, policy.index) : '';
  const markup = html.replaceAll(styleElement, '');
  return [
    ...(policy?.[0] === expected ? [] : [`its CSP is ${policy?.[0] ?? 'missing'}, not ${expected}`]),
    ...(more.length > 0 ? ['it has more than one CSP'] : []),
    ...(/<(script|link|style)\b/.test(before) ? ['it loads something before its CSP applies'] : []),
    ...(/ style=|<style|\son\w+=/.test(markup)
      ? ['it has inline style or handlers, which the CSP drops']
      : []),
  ];
}
