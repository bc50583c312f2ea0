/** Where the focus was, with all that stood around it, nearest first. */
interface Kept {
  readonly element: HTMLElement;
  readonly around: readonly HTMLElement[];
  readonly page: string;
}

/**
 * Gives the focus back where it falls to the body although nobody has taken it away: to a control that was disabled for
 * a while, or, where the focused element went, to what is left around it inside `main`. One watcher for the whole site.
 */
export function keepFocus(): () => void {
  let kept: Kept | null = null;
  let frame = 0;

  const note = ({ target }: Event): void => {
    kept =
      target instanceof HTMLElement ? { element: target, around: aroundOf(target), page: location.pathname } : null;
  };
  // Whoever points elsewhere lets go of it; what they point at takes it by itself.
  const letGo = ({ target }: Event): void => {
    if (!(target instanceof Node && kept?.element.contains(target))) kept = null;
  };
  const mend = (): void => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (kept === null || !isLost || !document.hasFocus()) return;
    // A page that opens begins with its own focus.
    if (kept.page !== location.pathname) kept = null;
    else if (!kept.element.isConnected) focusNear(kept.around);
    else if (!kept.element.matches(':disabled')) kept.element.focus({ preventScroll: true });
  };
  // In the next frame: whoever changes the page may give the focus to something by then.
  const look = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mend);
  });

  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', letGo, true);
  look.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    cancelAnimationFrame(frame);
    look.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', letGo, true);
  };
}

function aroundOf(element: HTMLElement): readonly HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one !== null && one.closest('main') !== null; one = one.parentElement)
    around.push(one);
  return around;
}

function focusNear(around: readonly HTMLElement[]): void {
  const near = around.find((one) => one.isConnected);
  if (!near) return;
  if (!near.hasAttribute('tabindex')) {
    near.tabIndex = -1;
    near.dataset['keptFocus'] = '';
    const leave = (): void => {
      near.removeAttribute('tabindex');
      delete near.dataset['keptFocus'];
    };
    near.addEventListener('blur', leave, { once: true });
  }
  near.focus({ preventScroll: true });
}
