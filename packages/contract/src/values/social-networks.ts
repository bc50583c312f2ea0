/** Where somebody can sign in with an account of another house, in the order of the buttons. */
export const socialNetworks = ['vkontakte', 'facebook', 'google', 'yandex', 'mts', 'apple'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

interface Visitor {
  readonly locale: string;
  /** Null: nobody, not even an anonymous learner. */
  readonly userId: number | null;
}

/** The networks that this visitor is shown: by language, and Google not for half of the learners in Russia (V-035, V-036). */
export function networksFor({ locale, userId }: Visitor): readonly SocialNetwork[] {
  const isRussian = locale === 'ru';
  const hidesGoogle = isRussian && userId !== null && userId % 4 >= 2;
  return socialNetworks.filter((network) => {
    if (network === 'vkontakte') return locale !== 'uk';
    if (network === 'google') return !hidesGoogle;
    return isRussian || (network !== 'yandex' && network !== 'mts');
  });
}
