import { productFace } from '#domain/products/catalogue.ts';

/** The policy's text without the title at its beginning, and without the dash after it; null if nothing is left. */
export function withoutTitle(title: string, text: string | null | undefined): string | null {
  const whole = text?.trim() ?? '';
  if (whole === title) return null;
  const hasTitle = whole.startsWith(`${title} `);
  const rest = (hasTitle ? whole.slice(title.length) : whole).replace(/^[\s–—-]+/, '');
  return (hasTitle ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest) || null;
}

interface Named {
  readonly produkt: string;
  readonly forsikringstekst: string;
  readonly info?: string | null | undefined;
}

/** Joins two texts about the insured object. A text that contains the other one is enough. */
function joined(text: string | null, info: string | null): string | null {
  if (text === null || info === null) return text ?? info;
  if (info.toLowerCase().includes(text.toLowerCase())) return info;
  if (text.toLowerCase().includes(info.toLowerCase())) return text;
  return `${text}, ${info}`;
}

/** What the policy insures: make, model and number plate, street, or name; null if its texts do not say. */
export function insuredText({ produkt, forsikringstekst, info }: Named): string | null {
  const { name } = productFace(produkt, forsikringstekst);
  return joined(withoutTitle(name, forsikringstekst), withoutTitle(name, info));
}

/** The policy's name in one line: its product, and what it insures. */
export function policyName(policy: Named): string {
  const { name } = productFace(policy.produkt, policy.forsikringstekst);
  const insured = insuredText(policy);
  return insured === null ? name : `${name} – ${insured}`;
}
