import { detailPath } from '#domain/products/detail-path.ts';
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

const sections: readonly (readonly [id: string, path: string, section: Section])[] = [
  ['getFarmResidenceDetail', '/landbruk/vaningshus', buildings],
  ['getFarmOutbuildingDetail', '/landbruk/driftsbygning', outbuildings],
  ['getBreedingHerdDetail', '/landbruk/avlsbesetning', breedingHerd],
  ['getMachineDetail', '/landbruk/maskin', machines],
  ['getHorseDetail', '/landbruk/hest', horses],
  ['getLivestockDetail', '/landbruk/husdyr', farmStock],
  ['getPoultryDetail', '/landbruk/fjorfe', farmStock],
  ['getFodderDetail', '/landbruk/for', farmStock],
  ['getFarmerAccidentDetail', '/landbruk/gardbrukerulykke', farmerAccident],
  ['getCarDetail', '/kjoretoy/bil', vehicleSection],
  ['getTrailerDetail', '/kjoretoy/tilhenger', vehicleSection],
  ['getMopedDetail', '/kjoretoy/moped', vehicleSection],
  ['getVeteranVehicleDetail', '/kjoretoy/veteran', vehicleSection],
  ['getMotorcycleDetail', '/kjoretoy/motorsykkel', vehicleSection],
  ['getSnowmobileDetail', '/kjoretoy/snoscooter', vehicleSection],
  ['getMotorhomeDetail', '/kjoretoy/bobil', vehicleSection],
  ['getAtvDetail', '/kjoretoy/atv', vehicleSection],
  ['getTractorDetail', '/kjoretoy/traktor', vehicleSection],
  ['getCraftsmanDetail', '/bedrift/handverker', crafts],
  ['getBusinessDetail', '/bedrift/bedrift', businessActivities],
  ['getEmployeeHealthDetail', '/bedrift/helse', covers],
  ['getPersonnelDetail', '/bedrift/personal', covers],
  ['getOccupationalInjuryDetail', '/bedrift/yrkesskade', occupationGroups],
  ['getHouseOwnerDetail', '/bedrift/huseier', buildings],
  ['getCommercialVehicleDetail', '/bedrift/naringsbil', vehicleSection],
  ['getHeavyVehicleDetail', '/bedrift/tungt-kjoretoy', heavyVehicleSection],
  ['getVirkeDetail', '/bedrift/virke', covers],
  ['getEmployeeTravelDetail', '/bedrift/reise-bedrift', covers],
  ['getHomeDetail', '/privat/bolig', buildings],
  ['getContentsDetail', '/privat/innbo', covers],
  ['getTravelDetail', '/privat/reise', covers],
  ['getAccidentDetail', '/privat/ulykke', covers],
  ['getHolidayHomeDetail', '/privat/fritidsbolig', buildings],
  ['getDogDetail', '/privat/hund', pets],
  ['getCatDetail', '/privat/katt', pets],
  ['getBoatDetail', '/privat/fritidsbat', covers],
  ['getYouthDetail', '/privat/ung', covers],
  ['getIncomeDetail', '/inntekt/inntekt', income],
  ['getDroneDetail', '/privat/drone', covers],
  ['getEikaPlussDetail', '/privat/eikapluss', bundle],
];

const hasDetailsAt = (code: string, path: string): boolean => {
  const found = detailPath(code);
  return 'path' in found && found.path === path;
};

/** A call for each kind of detail page, which finds only policies with that page (B7.2). */
export const detailOperations: readonly Operation[] = sections.map(([id, path, section]) => ({
  id,
  method: 'GET',
  path: `${path}/kunder/:kundenummer/forsikringer/:forsikringsnummer/versjon/:versjon`,
  respond: withPolicyInTransaction((policy, { persona }) =>
    hasDetailsAt(policy.produkt, path)
      ? { body: { forsikring: detailedPolicy(policy, persona), ...section(policy, persona) } }
      : notFound('Fant ikke forsikringen'),
  ),
}));
