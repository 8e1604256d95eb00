import type { Persona } from '#sandbox/persona.ts';
import { personas } from '#sandbox/personas.ts';
import { type Policy, policiesOf } from '#sandbox/policies.ts';

/** A person who has given the visitor insight into their damage insurance. */
export interface Owner {
  readonly privatRelasjonId: string;
  readonly person: Persona;
  readonly policies: readonly Policy[];
}

const sharer = personas['private-rich'];

const ola: Persona = { ...sharer, name: { fornavn: 'Ola', etternavn: 'Skogly' }, kundenummer: '1000090' };
const gerd: Persona = { ...sharer, name: { fornavn: 'Gerd', etternavn: 'Myhre' }, kundenummer: '1000091' };

/** Ola shares four policies. Gerd has no policies left, and her sharing has not ended. */
export const ownersFor = ({ organisation, policies }: Persona): readonly Owner[] =>
  organisation !== null || policies !== 'many'
    ? []
    : [
        {
          privatRelasjonId: 'pr-2001',
          person: ola,
          policies: policiesOf(ola).filter(({ produkt }) => ['M05', 'M10', 'P05', 'P07'].includes(produkt)),
        },
        { privatRelasjonId: 'pr-2002', person: gerd, policies: [] },
      ];
