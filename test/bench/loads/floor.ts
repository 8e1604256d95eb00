/** Runs in the page: its elements and the style rules that they use, as one static document. */
export function floorOf(): string {
  const dynamic = /:(hover|active|focus|focus-visible|focus-within|visited|checked|disabled|:?[\w-]+)(?=\b)/g;
  /** A rule for a user's action, such as `:hover`, is kept if its element exists. */
  const isUsed = (selector: string): boolean =>
    selector.split(/,(?![^(]*\))/).some((each) => {
      try {
        return (
          document.querySelector(each) !== null ||
          document.querySelector(each.replace(dynamic, '') || '*') !== null
        );
      } catch {
        return true;
      }
    });
  const used = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : '';
        if (rule instanceof CSSMediaRule)
          return matchMedia(rule.conditionText).matches ? used(rule.cssRules) : '';
        if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
        const within = used(rule.cssRules);
        return within && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${within}}`;
      })
      .join('');
  const css = [...document.styleSheets].map((sheet) => used(sheet.cssRules)).join('');
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of root.querySelectorAll('script, noscript, style, link, meta')) element.remove();
  const body = root.querySelector('body')?.outerHTML ?? '';
  return (
    '<!doctype html><html lang="nb"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">' +
    `<title>${document.title}</title><style>${css.replaceAll('</', '<\\/')}</style></head>${body}</html>`
  );
}
