/**
 * Runs in the page. Lists the fields whose border, and the focused control whose focus mark, has less than 3:1 to what is
 * behind it (WCAG 1.4.11). Axe does not check this.
 */
export function faintEdges(): readonly string[] {
  type Colour = readonly [number, number, number, number];
  const parse = (text: string): Colour => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    if (!text.startsWith('rgb')) throw new Error(`Unknown colour ${text}`);
    return [r, g, b, alpha];
  };
  const over = ([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour): Colour => [
    r * alpha + r2 * (1 - alpha),
    g * alpha + g2 * (1 - alpha),
    b * alpha + b2 * (1 - alpha),
    1,
  ];
  const behind = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, behind(element.parentElement));
  };
  const light = ([r, g, b]: Colour) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) =>
      part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (colour: string, element: Element | null) => {
    const ground = behind(element);
    const [low = 0, high = 0] = [light(over(parse(colour), ground)), light(ground)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const tooFaint = (what: string, element: Element, colour: string) => {
    const found = contrast(colour, element.parentElement);
    const name = element.id || element.textContent?.trim().slice(0, 40);
    return found < 3
      ? [`${what} of ${element.tagName.toLowerCase()} '${name}': ${colour}, ${found.toFixed(2)}`]
      : [];
  };

  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const fields = [...top.querySelectorAll('input, select, textarea')].filter(
    (field) => field.checkVisibility({ visibilityProperty: true }) && !field.matches(':disabled'),
  );
  const borders = fields.flatMap((field) =>
    tooFaint('border', field, getComputedStyle(field).borderTopColor),
  );

  // The mark is an outline of the control, of a part around it, or of a frame that is drawn after one of these.
  const focused = document.querySelector(':is(a, button, input, select, textarea, summary):focus-visible');
  const around: Element[] = [];
  for (let each = focused; each && around.length < 5; each = each.parentElement) around.push(each);
  const marked = around.flatMap((element) => [[element, ''] as const, [element, '::after'] as const]);
  const marks = marked.flatMap(([element, pseudo]) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo || null);
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
      ? []
      : [[element, outlineColor] as const];
  });
  const [mark] = marks;
  const focus = !focused
    ? []
    : mark
      ? tooFaint('focus mark', ...mark)
      : [`no focus mark on '${focused.textContent}'`];
  return [...borders, ...focus];
}
