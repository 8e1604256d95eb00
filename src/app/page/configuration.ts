import { array, boolean, define, type Infer, optional, pattern, string, type, validate } from 'superstruct';
import type { AllowedAddress } from '#domain/site/address.ts';
import { configurationElement, restUrlPattern } from './early-configuration.ts';

/** A path of this site or an https address; what the configuration names may be gone to. */
const address = define<AllowedAddress>(
  'address',
  (value) => typeof value === 'string' && /^(https:\/\/[\w.-]+(:\d+)?)?\/(?![/\\])\S*$/.test(value),
);

const Link = type({ url: address, target: optional(string()) });

const phone = pattern(string(), /^\+?\d[\d ]*$/);

const host = pattern(string(), /^[a-z\d.-]+(:\d+)?$/);

/** Registration numbers of banks (A3.7). */
const banks = array(pattern(string(), /^\d{4}$/));

/** What the surrounding site decides (A3.13), as it stands in the document. */
const PageConfiguration = type({
  /** What stands before the path of every call. */
  restUrl: pattern(string(), restUrlPattern),
  urls: type({
    overview: Link,
    buyInsurance: Link,
    agreementChooser: Link,
    /** Where a choice of agreement, and a receipt, end (A2.40, A2.44). */
    myPage: Link,
    /** Told by `returnurl` where to come back to (A2.13). */
    login: Link,
    changeCar: Link,
    directDebitReceipt: Link,
    /** Where the net bank takes over in the mode with a query (A2.12). */
    netBankDirectDebit: Link,
    invoice: Link,
    documents: Link,
    /** The form (A2.9), and what has been reported. */
    claim: Link,
    claims: Link,
    messages: Link,
    faq: Link,
    feedback: Link,
    contact: Link,
    /** What the buy page of some banks leads to beside our own (A2.36). */
    otherInsurances: Link,
    /** Where customers register for SmartDelay+ before they travel (B2.74, C4.8). */
    smartDelay: Link,
    /** The form for what customers miss on the page of a policy (B2.56, C4.8). */
    missing: Link,
    /** Where a health declaration is filled in elsewhere (B4.11, C4.8). */
    healthStatus: Link,
    /** Documents for employees who leave, each with the text of its link (A2.16). */
    continuationInsurance: array(type({ text: string(), ...Link.schema })),
  }),
  /** The links of masthead and footer; missing where the bank has a frame of its own around the page. */
  frame: optional(type({ help: Link, logOut: Link, privacy: Link, accessibility: Link })),
  /** Path of the error log, below `restUrl` (A7.23). */
  logPath: optional(pattern(string(), restUrlPattern)),
  banks: type({
    /** Their customers have consents to give (B6.13). */
    consents: banks,
    /** May keep their customers out (A4.10). */
    mayBlock: banks,
    /** Their own sites, where customers whom they keep out log in. */
    sites: optional(array(type({ bankregnr: string(), url: address }))),
    /** A refusal tells their customers nothing new (A6.5). */
    quiet: banks,
    /** Customers of another bank ring us, and some come back tomorrow (A8.1). */
    ringUs: banks,
    needTime: banks,
    /** Have more to sell than we have (A2.36). */
    otherInsurances: banks,
  }),
  /** The successor's site (A9.9). */
  successorHosts: type({ production: host, test: host }),
  /** Where health declarations of that source are filled in; those without count for nothing (A4.6). */
  reflexUrl: optional(address),
  /** Customer service, for customers without an adviser (A9.10). */
  phone,
  /** The alarm centre, for travellers in an emergency (B2.104, C4.8). */
  alarmCentre: phone,
  /** Hosts beside our own that an address from outside may lead to. */
  allowedHosts: array(host),
  ispartnerkunde: boolean(),
  enableavtalebytte: boolean(),
});

export type PageConfiguration = Infer<typeof PageConfiguration>;

/** Throws an error with the fault, for the operators of the page. */
export function readConfiguration(document: Document): PageConfiguration {
  const text = document.getElementById(configurationElement)?.textContent;
  if (!text) throw new Error(`the page has no element #${configurationElement}`);
  const [failure, configuration] = validate(parsed(text), PageConfiguration);
  if (failure) throw new Error(`#${configurationElement}: ${failure.message}`);
  return configuration;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`#${configurationElement} is not JSON: ${error}`);
  }
}
