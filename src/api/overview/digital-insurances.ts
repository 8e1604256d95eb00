import { array, type Infer, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { maybe } from '#api/maybe.ts';
import { read } from '#api/read.ts';

/** A3.4; the address is somebody else's word: it passes `allowAddress` before anybody goes there. */
const PolicySummary = type({
  forsikringsnummer: string(),
  navn: string(),
  beskrivelse: string(),
  status: string(),
  fagsystem: string(),
  url: maybe(string()),
});

export type PolicySummary = Infer<typeof PolicySummary>;

/** A7.15: the customer's policies at the successor insurer. */
export const listDigitalInsurances = (): Promise<readonly PolicySummary[]> =>
  read(keys.digitalInsurances, '/fremtind/forsikringer', array(PolicySummary));
