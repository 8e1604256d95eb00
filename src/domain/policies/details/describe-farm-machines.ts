import { yesNo } from '#domain/display/yes-no.ts';
import { machineryBasicCoverLabel, machineryKaskoLabel } from '#domain/policies/labels/machinery.ts';
import { vehicleFieldLabel } from '#domain/policies/labels/vehicle.ts';
import { type Block, facts, joinKnown, kroner, seeCertificate } from './block.ts';
import type { MachineDetail } from './farm.ts';

/** Agricultural and work machines with their covers (B2.31, B9.27). */
export const describeMachines = ({ maskiner }: Pick<MachineDetail, 'maskiner'>): readonly Block[] =>
  maskiner.map((machine) => ({
    kind: 'object',
    heading: machine.objektstype.text,
    about: joinKnown(', ', joinKnown(' ', machine.merke, machine.modell), machine.registreringsnummer),
    blocks: [
      ...facts('Dekninger', {
        Dekning: machineryBasicCoverLabel(machine.dekning.basisdekning) ?? seeCertificate,
        Kasko: machineryKaskoLabel(machine.dekning.kasko) ?? seeCertificate,
        Forsikringssum: kroner(machine.forsikringssum),
        Egenandel: kroner(machine.egenandel),
        Panthaver: machine.harPanthaver == null ? null : yesNo(machine.harPanthaver),
      }),
      ...facts('Om maskinen', { [vehicleFieldLabel('registreringsAr')]: machine.registreringsAr }),
    ],
  }));
