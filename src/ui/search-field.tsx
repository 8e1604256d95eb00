import { useId } from 'react';
import { hitsText, isSearch } from '#domain/display/search.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Until the list to search is known. */
  readonly disabled?: boolean;
  readonly hitCount: number;
  /** The visitor is not typing; the count of hits is announced only then. */
  readonly isStill: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * Searches a list at each letter, so it has no button, and says how many hits there are. Controlled component. Uses only the style sheet of Aksel's field, whose
 * code would weigh on the landing page (0030).
 */
export function SearchField(props: SearchFieldProps) {
  const { label, value, disabled = false, hitCount, isStill, onChange } = props;
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
      {isSearch(value) && (
        <p className="search-field__hits" data-announce={isStill || undefined}>
          {hitsText(hitCount)}
        </p>
      )}
    </search>
  );
}
