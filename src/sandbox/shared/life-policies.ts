import { lifeProducts } from '#domain/products/life-products.ts';
import { productNumbers } from '#sandbox/products.ts';
import { today } from '#sandbox/today.ts';

interface Insured {
  readonly foedselsnummer: string;
  readonly kundenummer: string;
  readonly navn: string;
}

/** The status of the health review, for one product of each banner (A4.4, B4.7). The others have no open review. */
const reviews: Readonly<Record<string, string>> = {
  S30: 'EN_LEGE',
  S50: 'HELSENETT_SENDT',
  S60: 'NYTT_TILBUD_SENDT',
  S80: 'EL_NY_SOEKNAD',
};

const isForChild = (code: string) => code === 'S10' || code === 'S12';

/** A child with the family name of the customer. */
const childOf = ({ navn }: Insured) => ({ navn: `Lise ${navn.split(' ').at(-1)}` });

/** One policy of every product. A policy under review is temporary. */
export function lifePolicies(insured: Insured) {
  const policies = lifeProducts.map(({ code, name }) => {
    const number = productNumbers[code];
    return {
      forsikringsnummer: `72${String(number).padStart(2, '0')}${insured.kundenummer.slice(-3)}`,
      versjon: 1,
      produktkode: code,
      status: 'A',
      helsestatus: reviews[code] ?? 'AKTIV',
      forsikringstekst: name,
      // The sum for children and youth is in multiples of G (A5.7).
      forsikringssum: isForChild(code) ? 20 + number : 400_000 + 100_000 * number,
      pris: 1188 + 240 * number,
      periode: { fra: today({ days: -30 * number }), til: code in reviews ? null : today({ years: 1 }) },
      forsikrede: isForChild(code) ? childOf(insured) : insured,
    };
  });
  return {
    aktiveForsikringer: policies.filter(({ produktkode }) => !(produktkode in reviews)),
    midlertidigeForsikringer: policies.filter(({ produktkode }) => produktkode in reviews),
  };
}
