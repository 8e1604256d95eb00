import { describe, expect, test } from 'vitest';
import { change, element, focused, liveRegion, open, preparePage, show } from './attention-page.ts';

preparePage();

describe('the heading of the first page (C4.31)', () => {
  const loading = { ...change, isLoading: true };

  test('is announced once, when the content has replaced the spinner', () => {
    const { reportChange } = open();
    show('<h1 data-announce>Vent Litt</h1>');
    reportChange(loading);
    expect(liveRegion.textContent).toBe('Vent Litt');
    show('<h1>Innstillinger</h1><p data-announce>Lagret.</p>');
    reportChange({ ...change, screen: {} });
    expect(liveRegion.textContent).toBe('Innstillinger Lagret.');
    liveRegion.textContent = 'urørt';
    reportChange({ ...change, screen: {} });
    expect(liveRegion.textContent).toBe('urørt');
  });

  test('is not announced while the page loads, nor for the spinner of a page without the tag', () => {
    const { reportChange } = open();
    show('<h1>Forsikring</h1>');
    reportChange(loading);
    expect(liveRegion.textContent).toBe('');
    show('<h1 data-announce>Vent Litt</h1>');
    reportChange(change);
    expect(liveRegion.textContent).toBe('Vent Litt');
    show('<h1>Bil</h1>');
    reportChange(change);
    expect(liveRegion.textContent).toBe('Bil');
  });

  test('is not announced if it has got focus, because the screen reader reads it then', () => {
    const { reportChange } = open();
    show('<h1>Henter</h1>');
    reportChange(loading);
    window.dispatchEvent(new Event('keydown'));
    show('<h1>Forsikring</h1>');
    reportChange({ ...change, screen: {} });
    expect(focused()).toBe('Forsikring');
    expect(liveRegion.textContent).toBe('');
  });

  test('is announced once, and gets no focus, if a region has loaded before the page around it is shown', () => {
    const { reportChange } = open();
    show('<h1>Henter</h1>');
    reportChange(loading);
    show('<div data-flow="card"><h1>Bil</h1></div>');
    // The effects of a region run before those of the frame around it.
    reportChange({ ...change, element: element.querySelector('div') ?? element, place: 'region' });
    expect(liveRegion.textContent).toBe('Bil');
    reportChange({ ...change, screen: {} });
    expect(document.activeElement).toBe(document.body);
  });

  test('of a child flow is announced when the child flow has loaded', () => {
    const { reportChange } = open();
    show('<div data-flow="card"><h1>Forsikring</h1></div>');
    const card = element.querySelector('div') ?? element;
    reportChange({ ...loading, element: card, place: 'region' });
    reportChange(change);
    expect(liveRegion.textContent).toBe('');
    for (const heading of card.querySelectorAll('h1')) heading.textContent = 'Bil';
    reportChange({ ...change, element: card, place: 'region' });
    expect(liveRegion.textContent).toBe('Bil');
  });
});
