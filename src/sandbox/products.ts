import type { DetailPath, ProductCode } from '#domain/products/catalogue.ts';

/**
 * Numbers, dates and prices of a product's policies depend on its number. Numbers of damage products differ, and so do those
 * of life products. Tests name the policies, so a number never changes.
 */
export const productNumbers: Readonly<Record<ProductCode, number>> = {
  ...{ L05: 0, L10: 1, L15: 2, L17: 3, L20: 4, L21: 5, L25: 6, L30: 7, L35: 8, L36: 56, L40: 9, L45: 10 },
  ...{ L50: 11, L55: 12, M05: 13, M10: 14, M15: 15, M20: 16, M25: 17, M26: 18, M30: 19, M35: 20, M37: 21 },
  ...{ M45: 22, N06: 23, N07: 24, N16: 25, N17: 26, N20: 27, N25: 28, N33: 29, N35: 30, N75: 31, N76: 32 },
  ...{ N77: 33, N90: 34, P05: 35, P07: 36, P10: 37, P15: 38, P20: 39, P29: 40, P30: 41, P35: 42, P45: 43 },
  ...{ P60: 44, P71: 45, EIKAPLUSS: 46 },
  ...{ S10: 0, S12: 1, S20: 2, S30: 3, S40: 4, S50: 5, S60: 6, S70: 7, S80: 8 },
};

/** The `operationId` of the details at each address. */
export const detailOperationIds: Readonly<Record<DetailPath, string>> = {
  '/landbruk/vaningshus': 'getFarmResidenceDetail',
  '/landbruk/driftsbygning': 'getFarmOutbuildingDetail',
  '/landbruk/avlsbesetning': 'getBreedingHerdDetail',
  '/landbruk/maskin': 'getMachineDetail',
  '/landbruk/hest': 'getHorseDetail',
  '/landbruk/husdyr': 'getLivestockDetail',
  '/landbruk/fjorfe': 'getPoultryDetail',
  '/landbruk/for': 'getFodderDetail',
  '/landbruk/gardbrukerulykke': 'getFarmerAccidentDetail',
  '/kjoretoy/bil': 'getCarDetail',
  '/kjoretoy/tilhenger': 'getTrailerDetail',
  '/kjoretoy/moped': 'getMopedDetail',
  '/kjoretoy/veteran': 'getVeteranVehicleDetail',
  '/kjoretoy/motorsykkel': 'getMotorcycleDetail',
  '/kjoretoy/snoscooter': 'getSnowmobileDetail',
  '/kjoretoy/bobil': 'getMotorhomeDetail',
  '/kjoretoy/atv': 'getAtvDetail',
  '/kjoretoy/traktor': 'getTractorDetail',
  '/bedrift/handverker': 'getCraftsmanDetail',
  '/bedrift/bedrift': 'getBusinessDetail',
  '/bedrift/helse': 'getEmployeeHealthDetail',
  '/bedrift/personal': 'getPersonnelDetail',
  '/bedrift/yrkesskade': 'getOccupationalInjuryDetail',
  '/bedrift/huseier': 'getHouseOwnerDetail',
  '/bedrift/naringsbil': 'getCommercialVehicleDetail',
  '/bedrift/tungt-kjoretoy': 'getHeavyVehicleDetail',
  '/bedrift/virke': 'getVirkeDetail',
  '/bedrift/reise-bedrift': 'getEmployeeTravelDetail',
  '/privat/bolig': 'getHomeDetail',
  '/privat/innbo': 'getContentsDetail',
  '/privat/reise': 'getTravelDetail',
  '/privat/ulykke': 'getAccidentDetail',
  '/privat/fritidsbolig': 'getHolidayHomeDetail',
  '/privat/hund': 'getDogDetail',
  '/privat/katt': 'getCatDetail',
  '/privat/fritidsbat': 'getBoatDetail',
  '/privat/ung': 'getYouthDetail',
  '/inntekt/inntekt': 'getIncomeDetail',
  '/privat/drone': 'getDroneDetail',
  '/privat/eikapluss': 'getEikaPlussDetail',
};
