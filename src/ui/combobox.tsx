import {
  Combobox as AriaCombobox,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
  useComboboxStore,
} from '@ariakit/react/combobox';
import { ErrorMessage, Label } from '@navikt/ds-react/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';

interface Option {
  readonly id: string;
  readonly label: string;
}

interface ComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly search: string;
  readonly open: boolean;
  /** The options that match the search. */
  readonly options: readonly Option[];
  readonly error?: string | undefined;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** A dropdown with a search. Controlled component, also for the search and for whether the list is open. */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, search, open, options, error, onSearch, onChoose, onOpen, onClose } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const store = useComboboxStore({
    value: search,
    setValue: onSearch,
    open,
    setOpen: (next) => {
      if (next && !open) onOpen();
      if (!next && open) onClose();
    },
    resetValueOnHide: false,
    resetValueOnSelect: false,
    // Looping to the last option fails if it is not rendered.
    focusLoop: false,
  });
  return (
    <div className={`combobox aksel-form-field ${error ? 'aksel-text-field--error' : ''}`}>
      <ComboboxProvider store={store}>
        <Label htmlFor={id}>{label}</Label>
        <AriaCombobox
          id={id}
          className="aksel-text-field__input aksel-body-short"
          placeholder={placeholder}
          autoComplete="list"
          autoSelect={search !== ''}
          // Typing calls only `onSearch`; the chart decides whether the list opens.
          showOnChange={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onBlur={() => open && onClose()}
          onKeyDown={({ key }) => {
            if (!open) return;
            if (key === 'Escape') onClose();
            // Tab chooses the highlighted option; otherwise half a word would stay in the field.
            if (key !== 'Tab') return;
            const { activeValue } = store.getState();
            const highlighted = options.find((option) => option.label === activeValue);
            if (highlighted) onChoose(highlighted.id);
          }}
        />
        <Options options={open ? options : []} onChoose={onChoose} />
        {/* Part of the layout, also while the list is closed: an overlay, or a text that disappears on blur, would
            swallow the next click. */}
        {options.length === 0 && !error && <p className="combobox__empty">Ingen treff</p>}
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

/** Heights in pixels: of the list, and of an option with a name of one line. */
const listHeight = 320;
const optionHeight = 44;

/**
 * Only the options around the visible ones are rendered: each option costs several milliseconds at every key (0028).
 */
function Options({ options, onChoose }: Pick<ComboboxProps, 'options' | 'onChoose'>) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: options.length,
    overscan: 3,
    estimateSize: () => optionHeight,
    getItemKey: (index) => options[index]?.id ?? index,
    getScrollElement: () => list.current,
    // The list's greatest height, which is known before the list is rendered.
    observeElementRect: (_, report) => report({ width: 0, height: listHeight }),
  });
  const drawn = rows.getVirtualItems();
  return (
    <ComboboxList ref={list} className="combobox__list" alwaysVisible={false}>
      {drawn.length > 0 && (
        <div
          role="presentation"
          style={{
            paddingTop: drawn[0]?.start,
            paddingBottom: rows.getTotalSize() - (drawn.at(-1)?.end ?? 0),
          }}
        >
          {drawn.map(({ index, key }) => {
            const option = options[index];
            return (
              option && (
                <ComboboxItem
                  key={key}
                  ref={rows.measureElement}
                  data-index={index}
                  value={option.label}
                  className="combobox__item"
                  aria-setsize={options.length}
                  aria-posinset={index + 1}
                  setValueOnClick={false}
                  hideOnClick={false}
                  onClick={() => onChoose(option.id)}
                />
              )
            );
          })}
        </div>
      )}
    </ComboboxList>
  );
}
