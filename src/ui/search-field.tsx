import { useId } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Until the list to search is known. */
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * Searches at each letter, so it has no button. Controlled component. Uses only the style sheet of Aksel's field, whose
 * code would weigh on the landing page (0030).
 */
export function SearchField({ label, value, disabled = false, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <search className="search-field aksel-form-field">
      <label htmlFor={id} className="aksel-label">
        {label}
      </label>
      <div className="search-field__line">
        <input
          id={id}
          type="search"
          className="aksel-text-field__input aksel-body-short"
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
        />
      </div>
    </search>
  );
}
