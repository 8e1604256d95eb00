import { Search } from '@navikt/ds-react/Search';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Searches at each letter, so there is no button to send it. Holds nothing itself. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <search className="search-field">
      <Search
        label={label}
        hideLabel={false}
        variant="simple"
        value={value}
        onChange={onChange}
        autoComplete="off"
      />
    </search>
  );
}
