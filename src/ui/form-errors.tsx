import { ErrorSummary } from '@navikt/ds-react/ErrorSummary';
import type { FieldErrors } from '#domain/fields/form-check.ts';

/** The id of a form's field, or of its group. */
export const fieldId = (name: string): string => `field-${name}`;

/** More links would hide the form. */
const limit = 10;

function focusOn(link: Element, name: string): void {
  const id = `[id="${fieldId(name)}"]`;
  link.closest('form')?.querySelector<HTMLElement>(`${id}:is(input, textarea), ${id} input`)?.focus();
}

/**
 * Links to the fields with errors, above a form of three fields or more (0039). A single error has no list, because
 * focus is on its field.
 */
export function FormErrors({ errors }: { readonly errors: FieldErrors }) {
  const all = Object.entries(errors);
  if (all.length < 2) return null;
  return (
    <ErrorSummary heading="Se over disse feltene">
      {all.slice(0, limit).map(([name, sentence]) => (
        <ErrorSummary.Item
          key={name}
          href={`#${fieldId(name)}`}
          onClick={(event) => {
            // The part after '#' is the address of the page.
            event.preventDefault();
            focusOn(event.currentTarget, name);
          }}
        >
          {sentence}
        </ErrorSummary.Item>
      ))}
      {all.length > limit && <li>og {all.length - limit} til</li>}
    </ErrorSummary>
  );
}
