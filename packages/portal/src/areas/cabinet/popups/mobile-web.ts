/** A browser on a phone or a tablet, and not our own installed app (rule D-099). */
export function isMobileWeb(): boolean {
  return /Android|iPhone|iPad|iPod/i.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;
}
