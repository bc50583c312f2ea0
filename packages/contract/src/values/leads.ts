/** Who writes to us, and about what. */
export const leadKinds = ['company', 'school', 'teacher', 'vacancy', 'partner'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** What the form of a public page and whoever reads it must agree on (rule D-267). */
export const leadForm = {
  kinds: leadKinds,
  /** The day of the sentence that somebody agrees to; another sentence needs another day. */
  consentText: '2026-11-29',
  /** Stands in built files for the time at which the page is served, which the server writes in, signed. */
  timeMark: 'logikit-page-time',
  longest: { name: 60, email: 254, organisation: 120, text: 2000 },
} as const;
