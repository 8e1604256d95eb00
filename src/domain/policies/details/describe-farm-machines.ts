import { yesNo } from '#domain/display/yes-no.ts';
import { machineryBasicCoverLabel, machineryKaskoLabel } from '#domain/policies/labels/machinery.ts';
import { vehicleFieldLabel } from '#domain/policies/labels/vehicle.ts';
import { type Block, facts, kroner } from './block.ts';
import type { MachineDetail } from './farm.ts';

/** Agricultural and work machines, with their covers by name (B2.31, B9.27). */
export const describeMachines = ({ maskiner }: Pick<MachineDetail, 'maskiner'>): readonly Block[] =>
  maskiner.map((machine) => ({
    kind: 'object',
    heading: machine.objektstype.text,
    blocks: [
      ...facts('Om maskinen', {
        'Merke og modell': [machine.merke, machine.modell].filter(Boolean).join(' '),
        [vehicleFieldLabel('registreringsnummer')]: machine.registreringsnummer,
        [vehicleFieldLabel('registreringsAr')]: machine.registreringsAr,
      }),
      ...facts('Dekninger', {
        Dekning: machineryBasicCoverLabel(machine.dekning.basisdekning),
        Kasko: machineryKaskoLabel(machine.dekning.kasko),
        Forsikringssum: kroner(machine.forsikringssum),
        Egenandel: kroner(machine.egenandel),
        Panthaver: machine.harPanthaver == null ? null : yesNo(machine.harPanthaver),
      }),
    ],
  }));
