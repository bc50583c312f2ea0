/** Reports in a row, each an answer to the one before, after which a height is no longer believed to come to rest. */
const ENOUGH = 12;
const AT_ONCE_MS = 300;

/**
 * Reports the height that `content` needs, at once and whenever it changes. Content whose height follows the frame's own
 * would grow for ever: after a dozen reports that only answer our own resizing the growing ends, until a person does
 * something or the width changes.
 */
export function reportSize(content: Element, report: (height: number) => void): void {
  const root = document.documentElement;
  let [last, width, streak, at] = [0, 0, 0, 0];

  // No bar may come and go while the frame follows its content; one that is kept smaller by its page scrolls.
  const fit = (): void => void root.classList.toggle('fits', innerHeight >= last);
  addEventListener('resize', fit);
  for (const name of ['pointerdown', 'keydown'])
    addEventListener(name, () => void (streak = 0), { capture: true, passive: true });

  new ResizeObserver(() => {
    const box = content.getBoundingClientRect();
    const height = Math.ceil(box.height);
    if (height === last) return;
    const now = performance.now();
    const isEcho = box.width === width && now - at < AT_ONCE_MS && innerHeight === last;
    streak = isEcho ? streak + 1 : 0;
    if (streak > ENOUGH && height > last) return;
    [last, width, at] = [height, box.width, now];
    report(height);
    setTimeout(fit, AT_ONCE_MS);
  }).observe(content, { box: 'border-box' });
}
