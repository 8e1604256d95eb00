import { expect, test, vi } from 'vitest';
import { scrollRestorationIn } from '#app/page/scroll-restoration.ts';

test('the position is read when the visitor leaves an entry, and not when the document opens', () => {
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  const { enter } = scrollRestorationIn(window);
  enter('first');
  expect(scrollY).not.toHaveBeenCalled();
  enter('second');
  expect(window.sessionStorage.getItem('forsikring.sted.first')).toBe('{"y":640}');
  scrollY.mockRestore();
});
