interface Version {
  readonly versjon: string | number;
}

interface Renewable extends Version {
  readonly nesteVersjon?: Version | null | undefined;
}

/** B4.12: versions whose certificates the customer chooses between, the present one first. */
export const certificateVersions = ({ versjon, nesteVersjon }: Renewable): readonly Version['versjon'][] =>
  nesteVersjon ? [versjon, nesteVersjon.versjon] : [versjon];

/** B4.12: whether a renewal is to be told of. */
export const isRenewed = ({ nesteVersjon }: Renewable): boolean => Boolean(nesteVersjon);
