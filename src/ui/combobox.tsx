import {
  Combobox as AriaCombobox,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
} from '@ariakit/react/combobox';
import { ErrorMessage, Label } from '@navikt/ds-react/Typography';
import { useId } from 'react';

interface Option {
  readonly id: string;
  readonly label: string;
}

interface ComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly search: string;
  readonly open: boolean;
  /** Those that match what is typed. */
  readonly options: readonly Option[];
  readonly error?: string | undefined;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** A dropdown that is searched by typing. Holds nothing itself: what is typed and whether it is open are given. */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, search, open, options, error, onSearch, onChoose, onOpen, onClose } = props;
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={`combobox aksel-form-field ${error ? 'aksel-text-field--error' : ''}`}>
      <ComboboxProvider
        value={search}
        setValue={onSearch}
        open={open}
        setOpen={(next) => {
          if (next && !open) onOpen();
          if (!next && open) onClose();
        }}
        resetValueOnHide={false}
        resetValueOnSelect={false}
      >
        <Label htmlFor={id}>{label}</Label>
        <AriaCombobox
          id={id}
          className="aksel-text-field__input aksel-body-short aksel-body-short--medium"
          placeholder={placeholder}
          autoComplete="list"
          autoSelect={search !== ''}
          // Typing is told by itself; whether it opens the list is not ours to say.
          showOnChange={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onBlur={() => open && onClose()}
          onKeyDown={({ key }) => key === 'Escape' && open && onClose()}
        />
        <ComboboxList className="combobox__list" alwaysVisible={false}>
          {options.map((option) => (
            <ComboboxItem
              key={option.id}
              value={option.label}
              className="combobox__item"
              setValueOnClick={false}
              hideOnClick={false}
              onClick={() => onChoose(option.id)}
            />
          ))}
        </ComboboxList>
        {/* Beside the list: a listbox holds options and nothing else. */}
        {open && options.length === 0 && <p className="combobox__list combobox__empty">Ingen treff</p>}
        <p role="status" className="visually-hidden">
          {open && `${options.length} treff`}
        </p>
        {error && (
          <ErrorMessage id={errorId} showIcon>
            {error}
          </ErrorMessage>
        )}
      </ComboboxProvider>
    </div>
  );
}
