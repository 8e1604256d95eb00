import { interruptionMonths } from '#domain/policies/interruption.ts';
import { businessPackageLabel, businessFieldLabel as label } from '#domain/policies/labels/business.ts';
import { labels } from '#domain/policies/labels/labels.ts';
import { type Block, facts, kroner, list, type Telling, trueOf } from './block.ts';
import type { BusinessDetail, CraftsmanDetail } from './business.ts';

const inMonths = (hasInterruptionCover: boolean) => `${interruptionMonths(hasInterruptionCover)} måneder`;

/** The activities of a business, and how long an interruption is paid (B2.41, B2.64, B9.7). */
export const describeBusiness = ({ virksomheter }: Pick<BusinessDetail, 'virksomheter'>): readonly Block[] =>
  virksomheter.map((business) => ({
    kind: 'object',
    heading: business.objektstype.text,
    blocks: [
      ...facts('Om virksomheten', {
        [label('dekning')]: business.dekning,
        [label('omsetning')]: kroner(business.omsetning),
        [label('andelOmsetning')]: business.andelOmsetning == null ? null : `${business.andelOmsetning} %`,
        [label('sumEiendeler')]: kroner(business.sumEiendeler),
        [label('egenandel')]: kroner(business.egenandel),
        [label('karenstid')]: business.karenstid == null ? null : `${business.karenstid} dager`,
        'Varighet av avbrudd': inMonths(business.harAvbruddstap),
      }),
      ...list(
        'Pakken inneholder',
        trueOf(business, businessPackageLabel, [
          'harFullEiendelsdekning',
          'harPanthaver',
          'harAvbruddstap',
          'harAnsvar',
        ]),
      ),
    ],
  }));

/** The fields are assumed, as their labels are (B3.26). */
const craftCoverLabel = labels({
  harAnsvar: 'Ansvar',
  harProduktansvar: 'Produktansvar',
  harAvbruddstap: 'Avbruddstap',
});

/** The crafts of a craftsman's insurance (B2.43, B2.65). */
export const describeCrafts = (
  { handverk }: Pick<CraftsmanDetail, 'handverk'>,
  { isPlain }: Telling,
): readonly Block[] =>
  handverk.map((craft) => ({
    kind: 'object',
    heading: craft.objektstype.text,
    blocks: [
      ...facts('Om håndverket', {
        'Antall årsverk': craft.antallArsverk == null ? null : String(craft.antallArsverk).replace('.', ','),
        Omsetning: kroner(craft.omsetning),
        'Sum verktøy': kroner(craft.sumVerktoy),
        'Sum varer': kroner(craft.sumVarer),
        Egenandel: kroner(craft.egenandel),
        'Varighet av avbrudd': isPlain ? null : inMonths(craft.harAvbruddstap),
      }),
      ...list(
        'Dekninger',
        trueOf(craft, craftCoverLabel, ['harAnsvar', 'harProduktansvar', 'harAvbruddstap']),
      ),
    ],
  }));
