import type { BuyListEntry } from './buy-list.ts';

/**
 * What each insurance is, in one line, by the last segment of its address. The texts are assumed. They are not in the
 * list of products, which the receipts of AvtaleGiro need too.
 */
const lines: Readonly<Record<string, string>> = {
  bil: 'For bilen, og for skade du gjør på andre',
  reise: 'For sykdom, avbestilling og bagasje på reise',
  elsparkesykkel: 'Ansvaret som loven krever',
  innbo: 'For møbler, klær og andre ting du har hjemme',
  fritidsbolig: 'For hytta og det du har i den',
  bolig: 'For huset du bor i eller leier ut',
  ung: 'For deg som er ung og har flyttet hjemmefra',
  hundeforsikring: 'For veterinær, sykdom og ulykke',
  firhjulingforsikring: 'For firhjulingen, og for skade du gjør på andre',
  batforsikring: 'For båten, motoren og utstyret',
  bobilforsikring: 'For bobilen og det du har i den',
  campingvognforsikring: 'For campingvognen og det du har i den',
  'moped-scooter-forsikring': 'For mopeden, og for skade du gjør på andre',
  motorsykkelforsikring: 'For motorsykkelen, og for skade du gjør på andre',
  traktorforsikring: 'For traktoren du ikke bruker i næring',
  snoscooterforsikring: 'For scooteren, og for skade du gjør på andre',
  tilhengerforsikring: 'For hengeren du trekker etter bilen',
  veteranforsikring: 'For et eldre kjøretøy som du bruker lite',
  verdigjenstandforsikring: 'For smykker, kunst og andre dyre ting',
  onlineforsikring: 'For det som kan gå galt på nett',
  eikapluss: 'Flere forsikringer samlet i én',
  barneforsikring: 'For sykdom og ulykke hos barn',
  dodsfallforsikring: 'Penger til dem du etterlater deg',
  helseforsikring: 'For undersøkelse og behandling',
  kritisksykdom: 'Penger til deg ved alvorlig sykdom',
  uforeforsikring: 'Penger til deg hvis du ikke kan jobbe',
  hesteforsikring: 'For veterinær, sykdom og ulykke',
  katteforsikring: 'For veterinær, sykdom og ulykke',
  droneforsikring: 'For dronen, og for skade du gjør på andre',
};

export const lineOf = ({ urlPath }: BuyListEntry): string => lines[urlPath] ?? '';
