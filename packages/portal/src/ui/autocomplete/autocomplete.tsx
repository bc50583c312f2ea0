import './autocomplete.css';
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
import { type KeyboardEvent, type ReactElement, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { SearchFrame } from '../search-frame.tsx';
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
  const { label, words, field } = props;
  const id = useId();
  const { state, text, groups, active, setActive, isShown, setOpen, type, choose } = useCombobox(props);
  const { refs, floatingStyles, getReferenceProps, getFloatingProps } = useListPlacement(isShown, setOpen);
  const items = groups.flatMap((one) => one.items);
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = items[active];
    const step = steps[event.key];
    if (event.key === 'Escape') setOpen(false);
    else if (!isShown) {
      if (step !== undefined) setOpen(true);
    } else if (step !== undefined) {
      event.preventDefault();
      setActive(stepped(active, step, items.length));
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };

  const Frame = field ? 'div' : SearchFrame;
  return (
    <Frame>
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
        {...getReferenceProps({ onKeyDown, onClick: () => setOpen(true), onBlur: () => setOpen(false) })}
        onChange={({ target }) => type(target.value)}
      />
      {isShown && (
        <FloatingPortal>
          <div
            ref={refs.setFloating}
            className="lk-card autocomplete-options"
            style={floatingStyles}
            // The field keeps the focus, so that a click on an option is not the end of it.
            {...getFloatingProps({ onPointerDown: (event) => event.preventDefault() })}
          >
            {state.status === 'failed' && <p role="status">{words.failed}</p>}
            {state.status === 'found' && items.length === 0 && <p role="status">{words.nothing}</p>}
            <Options id={id} label={label} groups={groups} active={active} onPoint={setActive} onChoose={choose} />
          </div>
        </FloatingPortal>
      )}
    </Frame>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The option after or before the active one, around the ends; -1 where there are none. */
function stepped(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return active;
  const from = active < 0 && step < 0 ? 0 : active;
  return (from + step + count) % count;
}

/** What is typed, what is found for it, and which option is active. */
function useCombobox<Item extends AutocompleteItem>({ find, onChoose, field }: AutocompleteProps<Item>) {
  const [text, setText] = useState(field?.text ?? '');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [search] = useState(() => createSearch(find));
  const state = useSyncExternalStore(search.subscribe, search.state, search.state);
  // Follows the page: no question goes out after the field has gone.
  useEffect(() => () => search.close(), [search]);

  return {
    state,
    text,
    groups: state.status === 'found' ? state.results : [],
    active,
    setActive,
    isShown: isOpen && (state.status === 'found' || state.status === 'failed'),
    setOpen,
    type(typed: string): void {
      setText(typed);
      setOpen(true);
      setActive(-1);
      search.type(typed);
      field?.onType(typed);
    },
    choose(item: Item): void {
      setText(field ? item.label : '');
      search.type('');
      setOpen(false);
      setActive(-1);
      onChoose(item);
    },
  };
}

interface OptionsProps<Item extends AutocompleteItem> {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly AutocompleteGroup<Item>[];
  /** Which of all options the keyboard or the pointer is at; -1: none. */
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (item: Item) => void;
}

function Options<Item extends AutocompleteItem>(props: OptionsProps<Item>): ReactElement {
  const { id, label, groups, active, onPoint, onChoose } = props;
  const items = groups.flatMap((one) => one.items);
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ group, items: own }) => (
        <div key={group} role="group" aria-label={group === '' ? undefined : group}>
          {group !== '' && (
            <p className="autocomplete-options-group" aria-hidden>
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
                onPointerMove={() => onPoint(index)}
                onClick={() => onChoose(item)}
              >
                {item.label}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The list lies below the field, as wide as it at least, and above where there is no room. */
function useListPlacement(isShown: boolean, onOpenChange: (isOpen: boolean) => void) {
  const { refs, floatingStyles, context } = useFloating({
    open: isShown,
    onOpenChange,
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
  return { refs, floatingStyles, getReferenceProps, getFloatingProps };
}
