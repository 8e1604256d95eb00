import { array, boolean, type Infer, integer, number, string, type } from 'superstruct';
import { formatNumber } from '#domain/display/amounts.ts';
import { businessPackageLabel, businessFieldLabel as label } from '#domain/policies/labels/business.ts';
import { labels } from '#domain/policies/labels/labels.ts';
import { maybe } from '#domain/shared/wire.ts';
import {
  type Block,
  type DescribeOptions,
  facts,
  inDays,
  inPercent,
  kroner,
  labelsOfTrue,
  list,
} from './block.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { insuredObject } from './pieces.ts';

/** For how many months the insurance pays after a loss (B9.7). */
export const interruptionMonths = (hasInterruptionCover: boolean): 24 | 36 =>
  hasInterruptionCover ? 36 : 24;

/** An activity in a business insurance (B2.64). */
const BusinessActivity = type({
  ...insuredObject,
  dekning: string(),
  omsetning: maybe(number()),
  andelOmsetning: maybe(number()),
  sumEiendeler: maybe(number()),
  egenandel: maybe(number()),
  karenstid: maybe(integer()),
  harFullEiendelsdekning: boolean(),
  harPanthaver: boolean(),
  harAvbruddstap: boolean(),
  harAnsvar: boolean(),
});

export const BusinessDetail = type({ forsikring: DetailedPolicy, virksomheter: array(BusinessActivity) });

export type BusinessDetail = Infer<typeof BusinessDetail>;

/** A craft in the craftsman view and its cards (B2.43, B2.65). */
export const Craft = type({
  ...insuredObject,
  antallArsverk: maybe(number()),
  omsetning: maybe(number()),
  sumVerktoy: maybe(number()),
  sumVarer: maybe(number()),
  egenandel: maybe(number()),
  harAnsvar: boolean(),
  harProduktansvar: boolean(),
  harAvbruddstap: boolean(),
});

export const CraftsmanDetail = type({ forsikring: DetailedPolicy, handverk: array(Craft) });

export type CraftsmanDetail = Infer<typeof CraftsmanDetail>;

const inMonths = (hasInterruptionCover: boolean) => `${interruptionMonths(hasInterruptionCover)} måneder`;

/** The activities of a business, and how long the insurance pays for an interruption (B2.41, B2.64, B9.7). */
export const describeBusiness = ({ virksomheter }: Pick<BusinessDetail, 'virksomheter'>): readonly Block[] =>
  virksomheter.map((business) => ({
    kind: 'object',
    heading: business.objektstype.text,
    about: null,
    blocks: [
      ...list(
        'Pakken inneholder',
        labelsOfTrue(business, businessPackageLabel, [
          'harFullEiendelsdekning',
          'harPanthaver',
          'harAvbruddstap',
          'harAnsvar',
        ]),
      ),
      ...facts('Dekning og summer', {
        [label('dekning')]: business.dekning,
        [label('sumEiendeler')]: kroner(business.sumEiendeler),
        [label('egenandel')]: kroner(business.egenandel),
        [label('karenstid')]: inDays(business.karenstid),
        'Varighet av avbrudd': inMonths(business.harAvbruddstap),
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

/** The crafts of a craftsman's insurance (B2.43, B2.65). */
export const describeCrafts = (
  { handverk }: Pick<CraftsmanDetail, 'handverk'>,
  { isPlain }: DescribeOptions,
): readonly Block[] =>
  handverk.map((craft) => ({
    kind: 'object',
    heading: craft.objektstype.text,
    about: null,
    blocks: [
      ...list(
        'Dekninger',
        labelsOfTrue(craft, craftCoverLabel, ['harAnsvar', 'harProduktansvar', 'harAvbruddstap']),
      ),
      ...facts('Summer', {
        'Sum verktøy': kroner(craft.sumVerktoy),
        'Sum varer': kroner(craft.sumVarer),
        Egenandel: kroner(craft.egenandel),
        'Varighet av avbrudd': isPlain ? null : inMonths(craft.harAvbruddstap),
      }),
      ...facts('Om håndverket', {
        'Antall årsverk': craft.antallArsverk == null ? null : formatNumber(craft.antallArsverk),
        Omsetning: kroner(craft.omsetning),
      }),
    ],
  }));
