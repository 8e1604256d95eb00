import { any, boolean, coerce, type Infer, nullable, string, type, unknown } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import { organisationIn } from '#domain/person/identification.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { maybe } from '#domain/shared/wire.ts';

const AgreementSwitch = type({ isAvtalebytte: boolean() });

export type AgreementSwitch = Infer<typeof AgreementSwitch>;

/** Whether the visitor acts for another party than the one that logged in (A7.8). */
export const getAgreementSwitch = (): Promise<AgreementSwitch> =>
  read(keys.agreementSwitch, paths.agreement, AgreementSwitch);

/** The visitor's identity and the active party (A3.6); `actsForBusiness` says whether it is an organisation. */
const Identification = type({
  organisasjonsnummer: coerce(nullable(string()), any(), organisationIn),
  fodselsnummer: maybe(string()),
  meglertilgang: maybe(boolean()),
});

export type Identification = Infer<typeof Identification>;

/** Loads the identification (A7.8). */
export const getIdentification = (): Promise<Identification> =>
  read(keys.identification, paths.identification, Identification);

/** Makes the organisation the active party (A7.9). */
export const switchToBusiness = (organisasjonsnummer: string, signal: AbortSignal): Promise<unknown> => {
  const query = new URLSearchParams({ organisasjonsnummer });
  return write(
    invalidatedBy.switchToBusiness,
    { method: 'POST', path: `/avtalebytte/bedrift?${query}`, signal },
    unknown(),
  );
};

/** Makes the visitor themselves the active party; the request has no payload (A7.9). */
export const switchToPrivate = (signal: AbortSignal): Promise<unknown> =>
  write(invalidatedBy.switchToPrivate, { method: 'POST', path: '/avtalebytte/privat', signal }, unknown());
