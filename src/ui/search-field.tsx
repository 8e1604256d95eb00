import { MagnifyingGlassIcon } from '@navikt/aksel-icons';
import { useId } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Until the list to search is known. */
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * Searches at each letter, so there is no button to send it. Holds nothing itself. By the style sheet of Aksel's field,
 * whose code would weigh on the landing page (0030).
 */
export function SearchField({ label, value, disabled = false, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <search className="search-field">
      <form className="aksel-form-field" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id} className="aksel-form-field__label aksel-label">
          {label}
        </label>
        <div className="aksel-search__wrapper-inner">
          <MagnifyingGlassIcon aria-hidden className="aksel-search__search-icon" />
          <input
            id={id}
            type="search"
            className="aksel-search__input aksel-search__input--simple aksel-text-field__input aksel-body-short"
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            autoComplete="off"
          />
        </div>
      </form>
    </search>
  );
}
