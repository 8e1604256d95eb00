import { array, boolean, define, type Infer, optional, pattern, string, type, validate } from 'superstruct';
import type { AllowedAddress } from '#domain/site/address.ts';
import { configurationElement, restUrlPattern } from './rest-url.ts';

/** A path of this site or an https address; what the configuration names may be gone to. */
const address = define<AllowedAddress>(
  'address',
  (value) => typeof value === 'string' && /^(https:\/\/[\w.-]+(:\d+)?)?\/(?![/\\])\S*$/.test(value),
);

const Link = type({ url: address, target: optional(string()) });

/** What the surrounding site decides (A3.13), as it stands in the document. */
const PageConfiguration = type({
  /** What stands before the path of every call. */
  restUrl: pattern(string(), restUrlPattern),
  urls: type({ overview: Link, buyInsurance: Link, agreementChooser: Link }),
  /** Where errors of the page are told of, below `restUrl` (A7.23). */
  logPath: optional(pattern(string(), restUrlPattern)),
  /** Numbers of the banks whose customers have consents to give (B6.13). */
  consentBanks: array(pattern(string(), /^\d{4}$/)),
  /** Customer service, for who has no adviser of their own (A9.10). */
  phone: pattern(string(), /^\+?\d[\d ]*$/),
  /** Hosts beside our own that an address from outside may lead to. */
  allowedHosts: array(pattern(string(), /^[a-z\d.-]+(:\d+)?$/)),
  ispartnerkunde: boolean(),
  enableavtalebytte: boolean(),
});

export type PageConfiguration = Infer<typeof PageConfiguration>;

/** Throws with a sentence that says what is wrong, for whoever set the page up. */
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
