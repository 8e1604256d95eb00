import { expectTypeOf, test } from 'vitest';
import type { ActorsOf, ChildChartOf, CompoundOf, LeafOf, RegionOf } from '#flows/engine/chart-types.ts';
import { defineFlow, type Flow } from '#flows/engine/define-flow.ts';
import { lazyView } from '#flows/engine/lazy-view.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import type { selfDeclaration } from '#machines/buying/self-declaration.ts';
import { adding, type house } from './house.ts';
import { addingFlow, houseFlow } from './house-flow.tsx';

// Checked by the compiler; the tests only keep them together.

test('leaves of flat, nested and parallel charts', () => {
  expectTypeOf<LeafOf<typeof adding>>().toEqualTypeOf<'filling' | 'added' | 'cancelled'>();
  expectTypeOf<LeafOf<typeof house>>().toEqualTypeOf<
    | 'page.list.loading'
    | 'page.list.shown'
    | 'page.list.failed'
    | 'page.note.saved'
    | 'page.note.edited'
    | 'page.note.confirming'
    | 'page.side.shut'
    | 'page.side.adding'
    | 'left'
  >();
});

test('regions, compound states, actors and child charts', () => {
  expectTypeOf<RegionOf<typeof house>>().toEqualTypeOf<['page', 'list' | 'note' | 'side']>();
  expectTypeOf<CompoundOf<typeof house>>().toEqualTypeOf<'' | 'page.list' | 'page.note' | 'page.side'>();
  expectTypeOf<keyof ActorsOf<typeof house>>().toEqualTypeOf<'listPeople' | 'adding'>();
  expectTypeOf<ChildChartOf<typeof house>>().toEqualTypeOf<'adding'>();
});

test('a leaf without its screen, an actor without its call or a parallel state without its frame does not compile', () => {
  type Views = Flow<typeof selfDeclaration>['views'];
  expectTypeOf<Omit<Views, 'unwanted'>>().not.toExtend<Views>();
  type Actors = Flow<typeof selfDeclaration>['actors'];
  expectTypeOf<Omit<Actors, 'submitDeclaration'>>().not.toExtend<Actors>();
  type Frames = Flow<typeof house>['frames'];
  expectTypeOf<Omit<NonNullable<Frames>, 'page'>>().not.toExtend<NonNullable<Frames>>();
  expectTypeOf<keyof NonNullable<Frames>>().toEqualTypeOf<
    'page' | '' | 'page.list' | 'page.note' | 'page.side'
  >();
});

test('a leaf that the chart does not have does not compile', () => {
  const flow = { title: 'Legg til', machine: adding, actors: {} };
  const Form = (_: { readonly state: 'filling' }) => null;
  defineFlow({ ...flow, views: { filling: Form, added: 'exit', cancelled: 'exit' } });
  // @ts-expect-error: the leaf is filling
  defineFlow({ ...flow, views: { filing: Form, added: 'exit', cancelled: 'exit' } });
  // @ts-expect-error: no leaf has this name
  defineFlow({ ...flow, views: { filling: Form, added: 'exit', cancelled: 'exit', closed: 'exit' } });
});

test('a view whose state is not the leaves that show it does not compile', () => {
  const flow = { title: 'Legg til', machine: adding, actors: {} };
  const Form = (_: { readonly state: 'filling' }) => null;
  const FormOrReceipt = (_: { readonly state: 'filling' | 'added' }) => null;
  const Text = (_: { readonly state: string }) => null;
  const Lazy = lazyView(async () => FormOrReceipt);
  const Nothing = () => null;
  defineFlow({ ...flow, views: { filling: FormOrReceipt, added: FormOrReceipt, cancelled: Nothing } });
  defineFlow({ ...flow, views: { filling: Lazy, added: Lazy, cancelled: Nothing } });
  // @ts-expect-error: the state of the view lacks a leaf
  defineFlow({ ...flow, views: { filling: Form, added: Form, cancelled: Nothing } });
  // @ts-expect-error: the state has a leaf with another view
  defineFlow({ ...flow, views: { filling: FormOrReceipt, added: Nothing, cancelled: Nothing } });
  // @ts-expect-error: the state has a leaf with another view
  defineFlow({ ...flow, views: { filling: Lazy, added: Nothing, cancelled: Nothing } });
  // @ts-expect-error: the state is any string
  defineFlow({ ...flow, views: { filling: Text, added: Nothing, cancelled: Nothing } });
});

test('a view beside a child flow is checked too', () => {
  const flow = houseFlow(async () => []);
  const Side = (_: { readonly state: 'page.side.shut' | 'page.side.adding' }) => null;
  defineFlow({
    ...flow,
    views: {
      ...flow.views,
      'page.side.adding': { child: 'adding' },
      // @ts-expect-error: the state has a leaf with another view
      'page.side.shut': Side,
    },
  });
});

test('a script with a leaf that the chart does not have does not compile', () => {
  const does = { submitted: async () => {}, cancelled: async () => {} };
  // @ts-expect-error: the leaf is filling
  defineScript(addingFlow, { does, sees: { filing: async () => {} } });
  defineScript(addingFlow, {
    does: {
      ...does,
      // @ts-expect-error: the leaf is filling
      submitted: (driver, _, leaves) => driver.press(leaves.includes('filing') ? 'Legg til' : 'Avbryt'),
    },
    sees: {},
  });
});
