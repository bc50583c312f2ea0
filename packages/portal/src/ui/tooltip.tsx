import './tooltip.css';
import { autoUpdate, flip, FloatingPortal, offset, shift, useFloating, useTransitionStyles } from '@floating-ui/react';
import { interfaceNumbers } from '@logikit/sdk';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

interface TooltipProps {
  /** The name that its control has for a screen reader: the tooltip shows it to everybody else. */
  readonly text: string;
  readonly children: ReactNode;
}

const { show, hide, animation } = interfaceNumbers.tooltipMs;

/** Shows the name of a control under a resting mouse or the keyboard's focus. Esc closes it, a click too. */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const { isOpen, later, now } = useDelayedOpening();
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: later,
    middleware: [offset(10), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const { isMounted, styles } = useTransitionStyles(context, { duration: animation });
  const hover = {
    onPointerEnter: (event: { readonly pointerType: string }) => event.pointerType === 'mouse' && later(true),
    onPointerLeave: () => later(false),
  };
  return (
    <span
      className="tooltip-anchor"
      ref={refs.setReference}
      {...hover}
      onPointerDown={now}
      onFocus={({ target }) => target.matches(':focus-visible') && later(true)}
      onBlur={() => later(false)}
    >
      {children}
      {isMounted && (
        <FloatingPortal>
          {/* Its words are the control's own name, so a screen reader has heard them. */}
          <div
            ref={refs.setFloating}
            className="tooltip"
            data-testid="tooltip"
            aria-hidden
            style={{ ...floatingStyles, ...styles }}
            {...hover}
          >
            {text}
          </div>
        </FloatingPortal>
      )}
    </span>
  );
}

interface DelayedOpening {
  readonly isOpen: boolean;
  /** Opens or closes after the moment that it takes to mean it. */
  readonly later: (next: boolean) => void;
  /** Closes at once. */
  readonly now: () => void;
}

function useDelayedOpening(): DelayedOpening {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), next ? show : hide);
  };
  const now = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  // Follows the keyboard while the tooltip is seen: Esc closes it wherever the focus is.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') now();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  // Follows the page: nothing may open after the control has gone.
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isOpen, later, now };
}
