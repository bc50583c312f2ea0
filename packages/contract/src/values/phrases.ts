/** Phrases that a child and a teacher send each other. Their words stand in the locale files as `messages.phrase.<id>`. */
export const pupilPhrases = ['hello', 'needHelp', 'done', 'thanks', 'notUnderstood', 'likedIt'] as const;
export const teacherPhrases = ['hello', 'wellDone', 'tryAgain', 'lookAtTheory', 'newTask', 'seeYou'] as const;
export const phrases = [...new Set([...pupilPhrases, ...teacherPhrases])] as const;

export type Phrase = (typeof pupilPhrases)[number] | (typeof teacherPhrases)[number];

/** Phrases of the platform itself: `messages.system.<id>`. */
export const systemPhrases = ['friendAdded', 'friendAsks', 'inviteRewarded', 'subscriptionActive'] as const;
export type SystemPhrase = (typeof systemPhrases)[number];
