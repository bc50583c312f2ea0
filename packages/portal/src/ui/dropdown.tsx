import './dropdown.css';
import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingPortal,
  offset,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import { RoundButton } from '@logikit/widgets/ui';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Tooltip } from './tooltip.tsx';

interface DropdownProps {
  /** The name of the button, and of what it opens. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A round button that opens a card with controls: by click, Enter or Space; closes by Esc, a click outside, or again. */
export function Dropdown({ label, icon, children }: DropdownProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    placement: 'bottom-end',
    middleware: [offset(8), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([useClick(context), useDismiss(context)]);
  return (
    <>
      <Tooltip text={label}>
        <span ref={refs.setReference} {...getReferenceProps()}>
          <RoundButton aria-label={label} aria-haspopup="dialog" aria-expanded={isOpen} aria-controls={id}>
            {icon}
          </RoundButton>
        </span>
      </Tooltip>
      {isOpen && (
        <FloatingPortal>
          <FloatingFocusManager context={context} modal={false}>
            <div
              ref={refs.setFloating}
              id={id}
              className="lk-card dropdown"
              role="dialog"
              aria-label={label}
              style={floatingStyles}
              {...getFloatingProps()}
            >
              {children}
            </div>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </>
  );
}
