import { isUnwanted } from './menu.ts';
import { hasFewPolicies, ownCount } from './private-landing.ts';
import type { OwnSources } from './private-sources.ts';

/** Whether the tips card is of use: with few policies (A2.29), unless buying would be refused (A6.6). */
export const isTipUseful = (sources: OwnSources): boolean => hasFewPolicies(sources) && !isUnwanted(sources);

/** The texts of the tips card; assumed. A customer without policies has none to collect. */
export const tipTexts = (sources: OwnSources) =>
  ownCount(sources) === 0
    ? {
        heading: 'Kom i gang',
        text: 'Når du har kjøpt en forsikring, finner du den her, sammen med fakturaer og dokumenter.',
      }
    : {
        heading: 'Samle alle forsikringene dine',
        text: 'Med flere forsikringer på ett sted er det lettere å holde oversikten.',
      };
