import { boolean, type Infer, optional, string, type, unknown } from 'superstruct';
import * as keys from '#api/keys.ts';
import * as outdatedBy from '#api/outdated-by.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import { maybe } from '#domain/shared/wire.ts';

const AgreementSwitch = type({ isAvtalebytte: boolean() });

export type AgreementSwitch = Infer<typeof AgreementSwitch>;

/** A7.8: whether the visitor acts for another than they logged in as. */
export const getAgreementSwitch = (): Promise<AgreementSwitch> =>
  read(keys.agreementSwitch, '/avtalebytte', AgreementSwitch);

/** A3.6; whom the visitor acts for is told by `actsForBusiness`. */
const Identification = type({
  organisasjonsnummer: maybe(string()),
  fodselsnummer: maybe(string()),
  meglertilgang: optional(boolean()),
});

export type Identification = Infer<typeof Identification>;

/** The active party (A7.8). */
export const getIdentification = (): Promise<Identification> =>
  read(keys.identification, '/avtalebytte/identification', Identification);

/** From now on the visitor acts for the organisation (A7.9). */
export const switchToBusiness = (organisasjonsnummer: string, signal: AbortSignal): Promise<unknown> => {
  const query = new URLSearchParams({ organisasjonsnummer });
  return write(
    outdatedBy.switchToBusiness,
    { method: 'POST', path: `/avtalebytte/bedrift?${query}`, signal },
    unknown(),
  );
};

/** Switching to the visitor in person sends nothing (A7.9). */
export const switchToPrivate = (signal: AbortSignal): Promise<unknown> =>
  write(outdatedBy.switchToPrivate, { method: 'POST', path: '/avtalebytte/privat', signal }, unknown());
