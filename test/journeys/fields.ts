/** A field by its label, or a group of choices by its legend. */
export function fieldNamed(name: string): Element {
  const labels = [...document.querySelectorAll('label, legend')];
  const label = labels.find(({ textContent }) => textContent === name);
  const found =
    label instanceof HTMLLabelElement ? document.getElementById(label.htmlFor) : label?.closest('fieldset');
  if (!found) throw new Error(`no field is named '${name}'`);
  return found;
}

/** What a screen reader says of a field after its name, with its error; for a group of choices, all its text. */
export const descriptionOf = (field: Element): string =>
  field instanceof HTMLFieldSetElement
    ? field.textContent
    : (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
