interface Cover {
  readonly navn: string;
  /** In kroner; null if the cover has no limit. */
  readonly sum: number | null;
  readonly egenandel: number | null;
}

const cover = (navn: string, sum: number | null = null, egenandel: number | null = null): Cover => ({
  navn,
  sum,
  egenandel,
});

const byProduct: Readonly<Record<string, readonly Cover[]>> = {
  M05: [
    cover('Kasko', null, 6000),
    cover('Leiebil'),
    cover('Fører- og passasjerulykke'),
    cover('Ekstrautstyr', 20_000),
    // A sum of 0 pays nothing (C4.44).
    cover('Godsansvar', 0),
  ],
  N16: [cover('Legespesialist'), cover('Fysioterapi', 20_000), cover('Psykolog', 25_000)],
  N17: [cover('Dødsfall', 2_480_000), cover('Uførhet', 3_720_000), cover('Ulykke på fritiden', 1_240_000)],
  N75: [cover('Yrkesskade'), cover('Gruppeliv', 1_240_000)],
  N76: [cover('Yrkesskade'), cover('Ulykke på fritiden', 620_000)],
  N77: [cover('Reise', 60_000, 1000)],
  N90: [cover('Reisesyke'), cover('Reisegods', 60_000, 1000), cover('Avbestilling', 100_000)],
  P05: [
    cover('Bygning', null, 6000),
    cover('Bygning Pluss', null, 6000),
    cover('Råte og skadedyr', null, 6000),
    cover('Innbo', 0),
    cover('Innbo Pluss', 0),
  ],
  P07: [cover('Innbo', 1_500_000, 4000), cover('Verdisaker', 100_000, 4000), cover('Rettshjelp', 100_000)],
  P10: [cover('Reisesyke'), cover('Reisegods', 80_000, 1000), cover('Avbestilling', 100_000)],
  P15: [cover('Medisinsk invaliditet', 1_500_000), cover('Behandlingsutgifter', 75_000, 1000)],
  P35: [cover('Båt og motor', 280_000, 4000), cover('Ansvar', 10_000_000, 4000)],
  P45: [cover('Innbo', 300_000, 2000), cover('Reisesyke'), cover('Ulykke', 500_000)],
  P71: [cover('Drone', 12_000, 1000), cover('Ansvar', 7_000_000, 1000)],
};

/** The covers of a policy, for the products whose page lists them (B2.44, B2.60). */
export const coversOf = (code: string): readonly Cover[] =>
  byProduct[code] ?? [cover('Grunndekning', 500_000, 4000), cover('Ansvar', 10_000_000)];
