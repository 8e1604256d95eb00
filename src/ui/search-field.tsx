import { Search } from '@navikt/ds-react/Search';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Searches at each letter, so it has no button. Controlled component. */
export function SearchField({ label, ...field }: SearchFieldProps) {
  return (
    <search className="search-field">
      <form onSubmit={(event) => event.preventDefault()}>
        <Search {...field} label={label} hideLabel={false} variant="simple" autoComplete="off" />
      </form>
    </search>
  );
}
