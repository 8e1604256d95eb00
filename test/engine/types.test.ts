import { expectTypeOf, test } from 'vitest';
import type { ActorsOf, ChildChartOf, CompoundOf, LeafOf, RegionOf } from '#flows/engine/chart-types.ts';
import type { Flow } from '#flows/engine/define-flow.ts';
import type { selfDeclaration } from '#machines/buying/self-declaration.ts';
import type { adding, house } from './house.ts';

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
