import { type DetailPath, productOf } from '#domain/products/catalogue.ts';
import { notFound, type Operation } from '#sandbox/operation.ts';
import type { Persona } from '#sandbox/persona.ts';
import { detailedPolicy } from '#sandbox/policies/detailed-policy.ts';
import { withPolicyInTransaction } from '#sandbox/policies/find-policy.ts';
import type { Policy } from '#sandbox/policies.ts';
import { horses, pets } from './animals.ts';
import { buildings } from './building.ts';
import { businessActivities, crafts, occupationGroups } from './business.ts';
import { coversOf } from './covers.ts';
import { breedingHerd, farmStock, machines, outbuildings } from './farm.ts';
import { farmerAccident, income } from './person.ts';
import { heavyVehicleSection, vehicleSection } from './vehicle.ts';

/** The fields of a detail response beside the policy. */
type Section = (policy: Policy, owner: Persona) => object;

const covers: Section = ({ produkt }) => ({ dekninger: coversOf(produkt) });

/** A bundle has a home and a car too (C4.6). */
const bundle: Section = (policy, owner) => ({
  ...covers(policy, owner),
  ...buildings(policy),
  kjoretoy: [vehicleSection({ ...policy, produkt: 'M05' }).kjoretoy],
});

/** The `operationId` of each address, and the fields of its response. */
const sections: Readonly<Record<DetailPath, readonly [id: string, section: Section]>> = {
  '/landbruk/vaningshus': ['getFarmResidenceDetail', buildings],
  '/landbruk/driftsbygning': ['getFarmOutbuildingDetail', outbuildings],
  '/landbruk/avlsbesetning': ['getBreedingHerdDetail', breedingHerd],
  '/landbruk/maskin': ['getMachineDetail', machines],
  '/landbruk/hest': ['getHorseDetail', horses],
  '/landbruk/husdyr': ['getLivestockDetail', farmStock],
  '/landbruk/fjorfe': ['getPoultryDetail', farmStock],
  '/landbruk/for': ['getFodderDetail', farmStock],
  '/landbruk/gardbrukerulykke': ['getFarmerAccidentDetail', farmerAccident],
  '/kjoretoy/bil': ['getCarDetail', vehicleSection],
  '/kjoretoy/tilhenger': ['getTrailerDetail', vehicleSection],
  '/kjoretoy/moped': ['getMopedDetail', vehicleSection],
  '/kjoretoy/veteran': ['getVeteranVehicleDetail', vehicleSection],
  '/kjoretoy/motorsykkel': ['getMotorcycleDetail', vehicleSection],
  '/kjoretoy/snoscooter': ['getSnowmobileDetail', vehicleSection],
  '/kjoretoy/bobil': ['getMotorhomeDetail', vehicleSection],
  '/kjoretoy/atv': ['getAtvDetail', vehicleSection],
  '/kjoretoy/traktor': ['getTractorDetail', vehicleSection],
  '/bedrift/handverker': ['getCraftsmanDetail', crafts],
  '/bedrift/bedrift': ['getBusinessDetail', businessActivities],
  '/bedrift/helse': ['getEmployeeHealthDetail', covers],
  '/bedrift/personal': ['getPersonnelDetail', covers],
  '/bedrift/yrkesskade': ['getOccupationalInjuryDetail', occupationGroups],
  '/bedrift/huseier': ['getHouseOwnerDetail', buildings],
  '/bedrift/naringsbil': ['getCommercialVehicleDetail', vehicleSection],
  '/bedrift/tungt-kjoretoy': ['getHeavyVehicleDetail', heavyVehicleSection],
  '/bedrift/virke': ['getVirkeDetail', covers],
  '/bedrift/reise-bedrift': ['getEmployeeTravelDetail', covers],
  '/privat/bolig': ['getHomeDetail', buildings],
  '/privat/innbo': ['getContentsDetail', covers],
  '/privat/reise': ['getTravelDetail', covers],
  '/privat/ulykke': ['getAccidentDetail', covers],
  '/privat/fritidsbolig': ['getHolidayHomeDetail', buildings],
  '/privat/hund': ['getDogDetail', pets],
  '/privat/katt': ['getCatDetail', pets],
  '/privat/fritidsbat': ['getBoatDetail', covers],
  '/privat/ung': ['getYouthDetail', covers],
  '/inntekt/inntekt': ['getIncomeDetail', income],
  '/privat/drone': ['getDroneDetail', covers],
  '/privat/eikapluss': ['getEikaPlussDetail', bundle],
};

/** A call for each kind of detail page, which finds only policies with that page (B7.2). */
export const detailOperations: readonly Operation[] = Object.entries(sections).map(
  ([path, [id, section]]) => ({
    id,
    method: 'GET',
    path: `${path}/kunder/:kundenummer/forsikringer/:forsikringsnummer/versjon/:versjon`,
    respond: withPolicyInTransaction((policy, { persona }) =>
      productOf(policy.produkt)?.detail?.path === path
        ? { body: { forsikring: detailedPolicy(policy, persona), ...section(policy, persona) } }
        : notFound('Fant ikke forsikringen'),
    ),
  }),
);
