import { beforeEach, describe, expect, test } from 'vitest';
import { change, element, focused, liveRegion, open, preparePage, show } from './attention-page.ts';

preparePage();

describe('a new screen', () => {
  test('sets the title, and does not take focus if it is the first', () => {
    show('<h1>Først</h1>');
    open().reportChange(change);
    expect(document.title).toBe('Først – Forsikring');
    expect(document.activeElement).toBe(document.body);
  });

  test('takes no focus while the document loads, so that Tab begins at its top', () => {
    const { reportChange } = open();
    show('<h1>Henter</h1>');
    reportChange({ ...change, isLoading: true });
    show('<h1>Forsikring</h1>');
    reportChange({ ...change, screen: {} });
    expect(document.activeElement).toBe(document.body);
    show('<h1>Innstillinger</h1>');
    reportChange({ ...change, screen: { name: 'a third one' } });
    expect(focused()).toBe('Innstillinger');
  });

  test.each(['click', 'keydown', 'popstate'])('takes focus after a %s while the document loads', (action) => {
    const { reportChange } = open();
    show('<h1>Henter</h1>');
    reportChange({ ...change, isLoading: true });
    window.dispatchEvent(new Event(action));
    show('<h1>Forsikring</h1>');
    reportChange({ ...change, screen: {} });
    expect(focused()).toBe('Forsikring');
  });

  test.each([
    ['another component', { screen: {} }],
    ['the same component for another actor of a flow', { actor: 2 }],
  ])('with %s gets focus on its heading', (_, other) => {
    const { reportChange } = open();
    show('<h1>Først</h1>');
    reportChange(change);
    show('<h1>Så</h1>');
    reportChange({ ...change, ...other });
    expect(focused()).toBe('Så');
  });

  test('has the name of the site in its title once', () => {
    show('<h1>Forsikring</h1>');
    open().reportChange(change);
    expect(document.title).toBe('Forsikring');
  });

  test('without a heading has the title of the flow', () => {
    show('<p>Ingen overskrift</p>');
    open().reportChange(change);
    expect(document.title).toBe('Flyten – Forsikring');
  });

  test('leaves focus where the visitor moved it outside the flow', () => {
    const { reportChange } = open();
    show('<h1>Først</h1>');
    reportChange(change);
    const menu = document.body.appendChild(document.createElement('button'));
    menu.textContent = 'Bankens meny';
    menu.focus();
    show('<h1>Så</h1>');
    reportChange({ ...change, screen: {} });
    expect(focused()).toBe('Bankens meny');
  });
});

describe('a change of a screen', () => {
  test('does not move focus, and updates the title with the heading', () => {
    const { reportChange } = open();
    show('<h1>Kari</h1><button>Trykk</button>');
    reportChange(change);
    element.querySelector('button')?.focus();
    for (const heading of element.querySelectorAll('h1')) heading.textContent = 'Ola';
    reportChange(change);
    expect(focused()).toBe('Trykk');
    expect(document.title).toBe('Ola – Forsikring');
  });

  test('in a region does not move focus, and sets the title only if it has the heading', () => {
    const { reportChange } = open();
    show('<h1>Siden</h1><div data-flow="card"></div>');
    reportChange(change);
    const card = element.querySelector('div');
    if (!card) throw new Error('no card');
    reportChange({ ...change, element: card, screen: {}, place: 'region' });
    expect(document.activeElement).toBe(document.body);
    expect(document.title).toBe('Siden – Forsikring');
    show('<div data-flow="all"><h1>Forsikringer for Fjordglimt</h1></div>');
    reportChange({
      ...change,
      element: element.querySelector('div') ?? element,
      screen: {},
      place: 'region',
    });
    expect(document.activeElement).toBe(document.body);
    expect(document.title).toBe('Forsikringer for Fjordglimt – Forsikring');
  });

  test('moves focus from a removed element to the heading', () => {
    const { reportChange } = open();
    show('<h1>Siden</h1><button>Endre</button>');
    reportChange({ ...change, place: 'region' });
    element.querySelector('button')?.focus();
    element.querySelector('button')?.remove();
    reportChange({ ...change, place: 'region' });
    expect(document.activeElement).toBe(element.querySelector('h1'));
  });

  test('moves focus from a removed row to the heading of its list, or of the page if the list is removed too', () => {
    const { reportChange } = open();
    show('<h1>Siden</h1><section data-regains-focus><h2>Ansatte</h2><p><button>Fjern</button></p></section>');
    reportChange(change);
    element.querySelector('button')?.focus();
    element.querySelector('p')?.remove();
    reportChange(change);
    expect(focused()).toBe('Ansatte');
    element.querySelector('section')?.remove();
    reportChange(change);
    expect(focused()).toBe('Siden');
  });

  test.each([
    ['a field', '<input id="a"><input id="b" aria-invalid="true">', 'b'],
    ['a group', '<fieldset aria-invalid="true"><input id="c" type="radio"></fieldset>', 'c'],
  ])('moves focus to %s that is invalid if a form is rejected', (_, html, id) => {
    show(html);
    open().reportChange({ ...change, rejected: true });
    expect(document.activeElement?.id).toBe(id);
  });
});

describe('announcements', () => {
  test('contain new texts only, each part once', () => {
    const { reportChange } = open();
    show('<h2>Del</h2><p data-announce>Henter</p><p data-announce>Én</p>');
    reportChange(change);
    expect(liveRegion.textContent).toBe('Henter Én');
    const [, second] = element.querySelectorAll('p');
    if (second) second.textContent = 'To';
    reportChange(change);
    expect(liveRegion.textContent).toBe('To');
    liveRegion.textContent = 'urørt';
    reportChange(change);
    expect(liveRegion.textContent).toBe('urørt');
  });

  test('have a blank between paragraphs, and none within a sentence', () => {
    show('<div data-announce><p>Du kan <b>ikke</b> bestille.</p><p>Ring <a href="#/">oss</a>.</p></div>');
    open().reportChange(change);
    expect(liveRegion.textContent).toBe('Du kan ikke bestille. Ring oss.');
  });

  test('leave out texts of a child flow', () => {
    show('<p data-announce>Mitt</p><div data-flow="child"><p data-announce>Barnets</p></div>');
    open().reportChange(change);
    expect(liveRegion.textContent).toBe('Mitt');
  });

  test('of two flows at the same time follow one another', () => {
    const { reportChange } = open();
    show('<p data-announce>Kortet feilet</p>');
    const other = document.body.appendChild(document.createElement('div'));
    other.dataset.flow = 'annen';
    other.innerHTML = '<p data-announce>Det andre også</p>';
    reportChange({ ...change, place: 'region' });
    reportChange({ ...change, element: other, actor: 2, place: 'region' });
    expect(liveRegion.textContent).toBe('Kortet feilet Det andre også');
    other.remove();
  });

  test('of two flows with the same text are one, and are not set again', () => {
    const { reportChange } = open();
    show('<p data-announce>Vent Litt</p>');
    const other = document.body.appendChild(document.createElement('div'));
    other.dataset.flow = 'annen';
    other.innerHTML = '<p data-announce>Vent Litt</p>';
    reportChange({ ...change, place: 'region' });
    const [announced] = liveRegion.childNodes;
    reportChange({ ...change, element: other, actor: 2, place: 'region' });
    expect(liveRegion.textContent).toBe('Vent Litt');
    expect(liveRegion.firstChild).toBe(announced);
    other.remove();
  });

  test('are not set again when the same text of a new screen is reported after another region', () => {
    const { reportChange } = open();
    show('<p data-announce>Henter</p>');
    reportChange(change);
    const [announced] = liveRegion.childNodes;
    show('<div data-flow="card"></div><p data-announce>Henter</p>');
    reportChange({ ...change, element: element.querySelector('div') ?? element, place: 'region' });
    reportChange({ ...change, screen: {} });
    expect(liveRegion.firstChild).toBe(announced);
  });

  test('are cleared by a new screen without announcements', () => {
    const { reportChange } = open();
    show('<p data-announce>Henter</p>');
    reportChange(change);
    show('<h1>Ferdig</h1>');
    reportChange({ ...change, screen: {} });
    expect(liveRegion.textContent).toBe('');
  });

  test('of a region are cleared when all announced texts are removed', () => {
    const { reportChange } = open();
    show('<div data-flow="card"><p data-announce>Henter</p></div><p data-announce>Siden</p>');
    const card = element.querySelector('div');
    if (!card) throw new Error('no card');
    const inRegion = { ...change, element: card, place: 'region' as const };
    reportChange(change);
    reportChange(inRegion);
    expect(liveRegion.textContent).toBe('Siden Henter');
    card.replaceChildren();
    reportChange(inRegion);
    expect(liveRegion.textContent).toBe('Siden Henter');
    element.querySelector('p')?.remove();
    reportChange(inRegion);
    expect(liveRegion.textContent).toBe('');
  });
});

describe('a press by pointer, in a browser that does not focus what is pressed', () => {
  const press = (target: Element, detail = 1) => {
    for (const type of ['mousedown', 'click'])
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
  };
  const first = (selector: string) => element.querySelector<HTMLElement>(selector) ?? element;

  beforeEach(() => {
    show('<h1>Flyten</h1><button><b>Slett</b></button><a href="#/">Oversikt</a>');
    open().reportChange(change);
  });

  test('focuses a button before its own handler, which may open a dialog', () => {
    const focusedInHandler: unknown[] = [];
    first('button').addEventListener('click', () => focusedInHandler.push(focused()));
    press(first('b'));
    expect(focusedInHandler).toEqual(['Slett']);
  });

  test('focuses a link', () => {
    press(first('a'));
    expect(focused()).toBe('Oversikt');
  });

  test('does not focus what only the second click of a double click hits', () => {
    press(first('b'));
    press(first('a'), 2);
    expect(focused()).toBe('Slett');
  });

  test('is not a click by keyboard or script, which leaves focus where it is', () => {
    first('a').click();
    expect(document.activeElement).toBe(document.body);
  });
});
