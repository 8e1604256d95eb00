import {
  array,
  boolean,
  define,
  type Failure,
  type Infer,
  optional,
  pattern,
  string,
  type,
  validate,
} from 'superstruct';
import type { AllowedAddress } from '#domain/site/address.ts';
import { configurationElement, restUrlPattern } from './early-configuration.ts';

/** A path of this site or an https address. The app may go to every address of the configuration. */
const address = define<AllowedAddress>(
  'address',
  (value) => typeof value === 'string' && /^(https:\/\/[\w.-]+(:\d+)?)?\/(?![/\\])\S*$/.test(value),
);

const Link = type({ url: address, target: optional(string()) });

const phone = pattern(string(), /^\+?\d[\d ]*$/);

const share = define<number>('share', (value) => typeof value === 'number' && value >= 0 && value <= 1);

const host = pattern(string(), /^[a-z\d.-]+(:\d+)?$/);

/** Registration numbers (A3.7). */
const bankNumbers = array(pattern(string(), /^\d{4}$/));

/** The configuration that the surrounding site puts into the document (A3.13). */
export const PageConfiguration = type({
  /** Prefix of the path of every call. */
  restUrl: pattern(string(), restUrlPattern),
  urls: type({
    overview: Link,
    buyInsurance: Link,
    agreementChooser: Link,
    /** The page that a choice of agreement (A2.40) and a receipt (A2.44) lead to. */
    myPage: Link,
    /** Gets the return address in the parameter `returnurl` (A2.13). */
    login: Link,
    changeCar: Link,
    directDebitReceipt: Link,
    /** The net bank's page in the mode with a query (A2.12). */
    netBankDirectDebit: Link,
    invoice: Link,
    documents: Link,
    /** The form that reports damage (A2.9). */
    claim: Link,
    /** The list of reported damage. */
    claims: Link,
    messages: Link,
    faq: Link,
    feedback: Link,
    contact: Link,
    /** Insurance that we do not offer; the buy page of some banks links to it (A2.36). */
    otherInsurances: Link,
    /** The page where customers register for SmartDelay+ before they travel (B2.74, C4.8). */
    smartDelay: Link,
    /** The form for visitors who miss something on the page of a policy (B2.56, C4.8). */
    missing: Link,
    /** The page outside the app where a health declaration is filled in (B4.11, C4.8). */
    healthStatus: Link,
    /** Documents for employees who leave, each with the text of its link (A2.16). */
    continuationInsurance: array(type({ text: string(), ...Link.schema })),
  }),
  /** The links of masthead and footer; left out if the bank has a frame of its own around the page. */
  frame: optional(type({ help: Link, logOut: Link, privacy: Link, accessibility: Link })),
  /** Path of the error log, below `restUrl` (A7.23). */
  logPath: optional(pattern(string(), restUrlPattern)),
  log: optional(
    type({
      /** The share of page loads that report to the log, from 0 to 1, which is the default. */
      share: optional(share),
      /** Whether these also report how they loaded (`web-vitals`). */
      webVitals: optional(boolean()),
    }),
  ),
  banks: type({
    /** Banks whose customers can give consents (B6.13). */
    consents: bankNumbers,
    /** Banks that may block direct access (A4.10). */
    mayBlock: bankNumbers,
    /** The banks' own sites, where blocked visitors can log in. */
    sites: optional(array(type({ bankregnr: string(), url: address }))),
    /** Banks whose customers see 'no policies' in place of a 403 without an explanation (A6.5). */
    quiet: bankNumbers,
    /** Banks on whose sites customers of another bank get a phone number (A8.1). */
    ringUs: bankNumbers,
    /** Those of `ringUs` on whose sites these customers are also asked to try again tomorrow (A8.1). */
    needTime: bankNumbers,
    /** Banks that sell insurance that we do not offer (A2.36). */
    otherInsurances: bankNumbers,
  }),
  /** The successor's site (A9.9). */
  successorHosts: type({ production: host, test: host }),
  /** The page for health declarations from REFLEX; without it, those declarations do not count (A4.6). */
  reflexUrl: optional(address),
  /** Phone number of customer service, for customers without an adviser (A9.10). */
  phone,
  /** When customer service answers, as in 'mandag til fredag 8–16'. */
  openingHours: optional(string()),
  /** Phone number of the alarm centre, for travellers in an emergency (B2.104, C4.8). */
  alarmCentre: phone,
  /** Hosts of other sites that the app may leave for, by an address from a response or a query. */
  allowedHosts: array(host),
  ispartnerkunde: boolean(),
  enableavtalebytte: boolean(),
});

export type PageConfiguration = Infer<typeof PageConfiguration>;

/** Throws an error that says what is wrong, for the operators of the page. */
export function readConfiguration(document: Document): PageConfiguration {
  const text = document.getElementById(configurationElement)?.textContent;
  if (!text) throw new Error(`the page has no element #${configurationElement}`);
  return parseConfiguration(text, `#${configurationElement}`);
}

/** Reads a configuration from JSON. The error begins with the source, and names every field that is wrong. */
export function parseConfiguration(text: string, source: string): PageConfiguration {
  const [failure, configuration] = validate(parsed(text, source), PageConfiguration);
  if (failure)
    throw new Error(
      failure
        .failures()
        .map((each) => `${source}: ${faultIn(each)}`)
        .join('\n'),
    );
  return configuration;
}

const faultIn = ({ path, message }: Failure): string =>
  path.length > 0 ? `At path: ${path.join('.')} -- ${message}` : message;

function parsed(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${source} is not JSON: ${error}`);
  }
}
