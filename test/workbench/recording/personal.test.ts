import { expect, test } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { registry } from '#flows/registry.ts';
import { examplesOf, operations } from '#test/contract/contract.ts';
import { walkOf } from '#test/support/walks.ts';
import { configuredIn, masked, maskedEvent } from '#workbench/recording/masked.ts';

/** The insurer's fields with a name, an address, a number plate or a text of a person. */
const personal = [
  ...['fulltNavn', 'fornavn', 'etternavn', 'eierFornavn', 'eierEtternavn'],
  ...['forsikringstaker', 'reisekortinnehaver', 'gatenavn', 'poststed', 'registreringsnummer', 'chipnummer'],
  ...['tekst', 'info', 'fritekst', 'fritekst1', 'beskrivelse', 'subtitle'],
];

/** Fields whose `navn` is that of a person or an animal. */
const named = ['personInfo', 'forsikrede', 'personer', 'hester', 'dyr'];

/** The personal values, each as JSON writes it, in lower case. */
function* personalIn(value: unknown, parent = ''): Iterable<string> {
  for (const [key, part] of Object.entries(Object(value))) {
    if (typeof part !== 'string') yield* personalIn(part, Array.isArray(value) ? parent : key);
    else if ((personal.includes(key) || (key === 'navn' && named.includes(parent))) && part.length > 3)
      yield JSON.stringify(part).slice(1, -1).toLowerCase();
  }
}

/** The personal values that a recording of the parts contains, each with the text before it. */
const found = (values: Iterable<string>, recorded: Iterable<unknown>): readonly string[] => {
  const text = JSON.stringify([...recorded]).toLowerCase();
  return [...new Set(values)]
    .filter((value) => text.includes(value))
    .map((value) => text.slice(Math.max(0, text.indexOf(value) - 40), text.indexOf(value) + value.length));
};

const inputOf = (snapshot: object): unknown => ('input' in snapshot ? snapshot.input : null);

const dataOf = ({ context, output, children }: AnyMachineSnapshot): unknown => [
  context,
  output,
  ...Object.values(children as Record<string, AnyActorRef>).map((child) => inputOf(child.getSnapshot())),
];

test.each(registry.map(({ flow }) => flow.id))(
  'a recording of %s has no name, address, number plate or document',
  async (id) => {
    const { cases, start, steps } = await walkOf(id);
    const configured = configuredIn(cases.input);
    const states = new Set([start, ...steps.map(({ to }) => to)]);
    expect(
      found(personalIn([cases.actors, cases.input]), [
        masked(cases.input, configured),
        ...[...states].map((state) => masked(dataOf(state), configured)),
        ...steps.map(({ event }) => maskedEvent(event, configured)),
      ]),
    ).toEqual([]);
  },
);

const details = operations.filter(({ operationId }) => /^get\w+Detail$/.test(operationId));

test('a recording of the details of any product has none either', () => {
  const bodies = details.flatMap((operation) => examplesOf(operation).map(({ value }) => value));
  const values = [...personalIn(bodies)];
  expect(values).toEqual(expect.arrayContaining(['solbakken', 'passopp']));
  expect(found(values, [maskedEvent({ type: 'done', ...{ output: bodies } })])).toEqual([]);
});
