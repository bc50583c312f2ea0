import './ui.css';
import {
  autoUpdate,
  flip,
  FloatingPortal,
  offset,
  size,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import { SearchIcon } from '@logikit/widgets/ui';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { createSearch } from './create-search.ts';

/** One option. */
export interface AutocompleteItem {
  readonly id: string;
  readonly label: string;
}

/** Options that belong together under a heading. */
export interface AutocompleteGroup<Item extends AutocompleteItem> {
  readonly group: string;
  readonly items: readonly Item[];
}

interface AutocompleteProps<Item extends AutocompleteItem> {
  readonly label: string;
  readonly find: (text: string) => Promise<readonly AutocompleteGroup<Item>[]>;
  readonly onChoose: (item: Item) => void;
  /** What it says when nothing was found, and when it could not ask. */
  readonly words: { readonly nothing: string; readonly failed: string };
  /** In a form: the text stays, and what was typed counts when nothing is chosen. */
  readonly field?: { readonly text: string; readonly onType: (text: string) => void };
}

/** A combobox after ARIA 1.2: arrows walk, Enter and Tab choose, Esc closes (rule D-193). */
export function Autocomplete<Item extends AutocompleteItem>(props: AutocompleteProps<Item>): ReactElement {
  const { label, find, onChoose, words, field } = props;
  const id = useId();
  const [text, setText] = useState(field?.text ?? '');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [search] = useState(() => createSearch(find));
  const state = useSyncExternalStore(search.subscribe, search.state, search.state);
  // Follows the page: no question goes out after the field has gone.
  useEffect(() => () => search.close(), [search]);
  const groups = state.status === 'found' ? state.results : [];
  const items = groups.flatMap((one) => one.items);
  const isShown = isOpen && (state.status === 'found' || state.status === 'failed');

  const { refs, floatingStyles, context } = useFloating({
    open: isShown,
    onOpenChange: setOpen,
    placement: 'bottom-start',
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply({ rects, availableHeight, elements }) {
          elements.floating.style.minInlineSize = `${rects.reference.width}px`;
          elements.floating.style.maxBlockSize = `${Math.max(160, availableHeight)}px`;
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([useDismiss(context, { escapeKey: false })]);

  const choose = (item: Item): void => {
    setText(field ? item.label : '');
    search.type('');
    setOpen(false);
    setActive(-1);
    onChoose(item);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = items[active];
    if (event.key === 'Escape') setOpen(false);
    else if (!isShown) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (items.length > 0) setActive((active + step + items.length + (active < 0 && step < 0 ? 1 : 0)) % items.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return (
    <div className={field ? 'ui-combobox' : 'ui-search'}>
      {!field && <SearchIcon />}
      <input
        ref={refs.setReference}
        type="text"
        role="combobox"
        aria-label={label}
        placeholder={field ? undefined : label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint={field ? 'next' : 'search'}
        maxLength={60}
        value={text}
        {...getReferenceProps({
          onKeyDown,
          onClick: () => setOpen(true),
          onBlur: () => setOpen(false),
          onChange(event) {
            const { value } = event.currentTarget as HTMLInputElement;
            setText(value);
            setOpen(true);
            setActive(-1);
            search.type(value);
            field?.onType(value);
          },
        })}
      />
      {isShown && (
        <FloatingPortal>
          <div
            ref={refs.setFloating}
            className="lk-card ui-options"
            style={floatingStyles}
            // The field keeps the focus, so that a click on an option is not the end of it.
            {...getFloatingProps({ onPointerDown: (event) => event.preventDefault() })}
          >
            {state.status === 'failed' && <p role="status">{words.failed}</p>}
            {state.status === 'found' && items.length === 0 && <p role="status">{words.nothing}</p>}
            <div id={id} role="listbox" aria-label={label}>
              {groups.map(({ group, items: own }) => (
                <div key={group} role="group" aria-label={group === '' ? undefined : group}>
                  {group !== '' && (
                    <p className="ui-options-group" aria-hidden>
                      {group}
                    </p>
                  )}
                  {own.map((item) => {
                    const index = items.indexOf(item);
                    return (
                      <div
                        key={item.id}
                        id={`${id}-${index}`}
                        role="option"
                        aria-selected={index === active}
                        onPointerMove={() => setActive(index)}
                        onClick={() => choose(item)}
                      >
                        {item.label}
                      </div>
                    );
                  })}
                </div>
              ))}
            </div>
          </div>
        </FloatingPortal>
      )}
    </div>
  );
}
