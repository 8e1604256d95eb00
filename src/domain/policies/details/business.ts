import { boolean, type Infer, number, string, type } from 'superstruct';
import { businessPackageLabel, businessFieldLabel as label } from '#domain/policies/labels/business.ts';
import { labels } from '#domain/policies/labels/labels.ts';
import { lenient, listOf } from '#domain/shared/wire.ts';
import {
  type Block,
  coverTable,
  type DescribeOptions,
  facts,
  flagCovers,
  inDays,
  inPercent,
  kroner,
  numberText,
} from './block.ts';
import { kind } from './detail-kind.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { insuredObject, objectWord } from './pieces.ts';

/** An activity in a business insurance (B2.64). */
const BusinessActivity = type({
  ...insuredObject,
  dekning: lenient(string()),
  omsetning: lenient(number()),
  andelOmsetning: lenient(number()),
  sumEiendeler: lenient(number()),
  egenandel: lenient(number()),
  karenstid: lenient(number()),
  harFullEiendelsdekning: lenient(boolean()),
  harPanthaver: lenient(boolean()),
  harAvbruddstap: lenient(boolean()),
  harAnsvar: lenient(boolean()),
});

const BusinessDetail = type({ forsikring: DetailedPolicy, virksomheter: listOf(BusinessActivity) });

type BusinessDetail = Infer<typeof BusinessDetail>;

/** A craft in the craftsman view and its cards (B2.43, B2.65). */
export const Craft = type({
  ...insuredObject,
  antallArsverk: lenient(number()),
  omsetning: lenient(number()),
  sumVerktoy: lenient(number()),
  sumVarer: lenient(number()),
  egenandel: lenient(number()),
  harAnsvar: lenient(boolean()),
  harProduktansvar: lenient(boolean()),
  harAvbruddstap: lenient(boolean()),
});

const CraftsmanDetail = type({ forsikring: DetailedPolicy, handverk: listOf(Craft) });

type CraftsmanDetail = Infer<typeof CraftsmanDetail>;

/** For how long the insurance pays after a loss (B9.7); null if unknown. */
function paidMonths(hasInterruptionCover: boolean | null | undefined): string | null {
  if (hasInterruptionCover == null) return null;
  return hasInterruptionCover ? '36 måneder' : '24 måneder';
}

/** The activities of a business, and how long the insurance pays for an interruption (B2.41, B2.64, B9.7). */
export const describeBusiness = ({ virksomheter }: Pick<BusinessDetail, 'virksomheter'>): readonly Block[] =>
  virksomheter.map((business) => ({
    kind: 'object',
    group: 'Virksomheter',
    heading: business.objektstype.text || objectWord,
    about: null,
    blocks: [
      ...coverTable(
        flagCovers(
          business,
          businessPackageLabel,
          ['harFullEiendelsdekning', 'harAvbruddstap', 'harAnsvar'],
          // Not the loss of an interruption, which a business without this cover also has, for 24 months (B9.7).
          ['harFullEiendelsdekning', 'harAnsvar'],
        ),
        'other',
        'Pakken',
      ),
      ...facts('Dekning og summer', {
        [label('dekning')]: business.dekning,
        [label('sumEiendeler')]: kroner(business.sumEiendeler),
        [label('egenandel')]: kroner(business.egenandel),
        [label('karenstid')]: inDays(business.karenstid),
        'Varighet av avbrudd': paidMonths(business.harAvbruddstap),
        [businessPackageLabel('harPanthaver')]: business.harPanthaver === true ? 'Ja' : null,
      }),
      ...facts('Om virksomheten', {
        [label('omsetning')]: kroner(business.omsetning),
        [label('andelOmsetning')]: inPercent(business.andelOmsetning),
      }),
    ],
  }));

/** The covers of a craft (B3.26); the fields and their labels are assumed. */
const craftCoverLabel = labels({
  harAnsvar: 'Ansvar',
  harProduktansvar: 'Produktansvar',
  harAvbruddstap: 'Avbruddstap',
});

const craftCovers = ['harAnsvar', 'harProduktansvar', 'harAvbruddstap'];

/** The crafts of a craftsman's insurance (B2.43, B2.65). */
export const describeCrafts = (
  { handverk }: Pick<CraftsmanDetail, 'handverk'>,
  { isPlain }: DescribeOptions,
): readonly Block[] =>
  handverk.map((craft) => ({
    kind: 'object',
    group: 'Håndverk',
    heading: craft.objektstype.text || objectWord,
    sums: [
      { label: 'Sum verktøy', amount: craft.sumVerktoy, unit: 'kroner' },
      { label: 'Sum varer', amount: craft.sumVarer, unit: 'kroner' },
      { label: 'Antall årsverk', amount: craft.antallArsverk, unit: 'number' },
    ],
    about: null,
    blocks: [
      ...coverTable(flagCovers(craft, craftCoverLabel, craftCovers, ['harAnsvar', 'harProduktansvar'])),
      ...facts('Summer', {
        'Sum verktøy': kroner(craft.sumVerktoy),
        'Sum varer': kroner(craft.sumVarer),
        Egenandel: kroner(craft.egenandel),
        'Varighet av avbrudd': isPlain ? null : paidMonths(craft.harAvbruddstap),
      }),
      ...facts('Om håndverket', {
        'Antall årsverk': numberText(craft.antallArsverk),
        Omsetning: kroner(craft.omsetning),
      }),
    ],
  }));

export const businessDetails = {
  business: kind(BusinessDetail, describeBusiness),
  crafts: kind(CraftsmanDetail, describeCrafts),
};
