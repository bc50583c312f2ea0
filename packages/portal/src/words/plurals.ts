/**
 * The plural rules as the specification numbers them: 1 Slavic, 2 Czech, 3 Kazakh, 4 Turkish. Kept as data for whoever
 * exchanges words with the older version; what is said follows CLDR, which disagrees about German (rule D-003).
 */
export const legacyPluralRule = { ru: 1, uk: 1, de: 1, pl: 1, cs: 2, kk: 3, tr: 4 } as const;
