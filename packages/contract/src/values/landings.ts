/** What a landing tells of. */
export const landingKinds = ['course', 'event', 'partner'] as const;

/** What is counted of a landing: it was drawn, its problem was closed, somebody went to the start. */
export const landingMoments = ['shown', 'solved', 'started'] as const;
