import { formatDate, formatPeriod } from '#domain/dates/format-date.ts';
import { formatKroner, formatYearlyKroner } from '#domain/display/amounts.ts';
import { withoutTitle } from '#domain/policies/policy-name.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { Persona } from '#sandbox/persona.ts';
import type { Policy } from '#sandbox/policies.ts';
import { today } from '#sandbox/today.ts';
import { customerName } from './detailed-policy.ts';
import { coversOf } from './details/covers.ts';

/** Lines of a paper, in columns of a fixed-width font. */
export type Paper = readonly string[];

const row = (label: string, ...values: readonly string[]): string =>
  [label.padEnd(30), ...values.map((value) => value.padEnd(24))].join('').trimEnd();

/** Nothing for a policy whose texts do not say. */
const facts = (label: string, value: string | null): Paper => (value === null ? [] : [row(label, value)]);

const rule = '-'.repeat(76);

const head = (title: string, policy: Policy, owner: Persona): Paper => [
  title.toUpperCase(),
  rule,
  row('Forsikringstaker', customerName(owner)),
  row('Forsikringsnummer', policy.forsikringsnummer),
  row('Versjon', String(policy.versjon)),
  row('Forsikring', policy.forsikringstekst),
  ...facts('Gjelder', withoutTitle(productFace(policy.produkt, '').name, policy.info)),
  row('Periode', formatPeriod(policy.periode.fra, policy.periode.til)),
  rule,
];

/** A car to rent has no sum, but days; in the words of the policy's page (B9.8). */
function sumText({ navn, sum }: ReturnType<typeof coversOf>[number]): string {
  if (navn === 'Leiebil') return 'Inntil femten dager';
  if (sum === 0) return 'Ikke dekket';
  return sum === null ? 'Inkludert' : formatKroner(sum);
}

/** A pledgee in the words of the policy's page. */
const pledgee = ({ produkt }: Policy): Paper => (produkt === 'P05' ? [row('Panthaver', 'Ja')] : []);

const body = (policy: Policy): Paper => [
  row('DEKNING', 'SUM', 'EGENANDEL'),
  ...coversOf(policy.produkt).map((cover) =>
    row(cover.navn, sumText(cover), cover.egenandel === null ? '' : formatKroner(cover.egenandel)),
  ),
  ...pledgee(policy),
  rule,
  row('Pris', formatYearlyKroner(policy.premie)),
  ...(policy.tfapremie
    ? [
        row('Trafikkforsikringsavgift', formatYearlyKroner(policy.tfapremie)),
        row('Til sammen', formatYearlyKroner(policy.premie + policy.tfapremie)),
      ]
    : []),
  row('Skrevet ut', formatDate(today())),
];

/** A document has one of two titles (B2.66). */
export const certificate = (policy: Policy, owner: Persona): Paper => [
  ...head('Forsikringsbevis', policy, owner),
  ...body(policy),
];

/** A document has one of two titles (B2.66). */
export const offerLetter = (policy: Policy, owner: Persona): Paper => [
  ...head('Tilbudsbrev', policy, owner),
  ...body(policy),
];
