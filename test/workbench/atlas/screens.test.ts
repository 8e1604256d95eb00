// @vitest-environment node
import { expect, test } from 'vitest';
import { bankSelectionFlow } from '#flows/buying/bank-selection/flow.ts';
import { registry } from '#flows/registry.ts';
import { writtenIn } from '#workbench/atlas/props.ts';
import { screensOf } from '#workbench/atlas/screens.ts';

test('a screen has the name of its component, also if its code is loaded on demand', async () => {
  expect(await screensOf(bankSelectionFlow)).toContainEqual({
    leaf: 'choosing.open',
    name: 'BankChooser',
    isComponent: true,
  });
});

test('every screen of every flow is found in src/views', async () => {
  const screens = await Promise.all(registry.map(({ flow }) => screensOf(flow)));
  for (const { name, isComponent } of screens.flat()) {
    if (isComponent) expect(writtenIn(name).file).toMatch(/^src\/views\/.*\.tsx$/);
  }
});

const componentOf = (view: unknown): unknown =>
  typeof view === 'object' && view !== null && 'load' in view && typeof view.load === 'function'
    ? view.load()
    : view;

test('a page says that a screen has no props only if its component takes none', async () => {
  const views = registry.flatMap(({ flow }) => Object.values({ ...flow.views, ...flow.frames }));
  const components = await Promise.all(views.map(componentOf));
  const screens = components.filter((component) => typeof component === 'function');
  const takesProps = ({ length }: { readonly length: number }) => length > 0;
  expect(screens.filter(takesProps).filter(({ name }) => writtenIn(name).takes === null)).toEqual([]);
  expect(screens.filter((screen) => !takesProps(screen) && writtenIn(screen.name).takes)).toEqual([]);
});

test.each([
  ['Waiting', 'src/views/shared/waiting.tsx', null],
  ['NoCard', 'src/views/settings/consents/consents-unavailable.tsx', null],
  [
    'CustomerUnavailable',
    'src/views/buying/self-declaration/customer-unavailable.tsx',
    'interface CustomerUnavailableProps extends FailureProps {',
  ],
  ['Regions', 'src/views/shared/regions.tsx', 'interface RegionsProps {'],
  ['GeneralFailure', 'src/views/shared/general-failure.tsx', 'export interface FailureProps {'],
  ['GalleryPage', 'src/views/shared/gallery.tsx', "Pick<GalleryProps, 'send'>"],
  ['OrderSent', 'src/views/requests/order-policy/order-sent.tsx', '{ readonly context: RequestSentContext }'],
])('%s is quoted with its props', (component, file, takes) => {
  const written = writtenIn(component);
  expect(written.file).toBe(file);
  expect(written.takes?.split('\n')[0] ?? null).toBe(takes);
});
