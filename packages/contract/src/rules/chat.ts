const withoutChat: readonly string[] = ['UA', 'BY'];

/** Chat is offered only in Russian, and nowhere in Ukraine and Belarus. Null: nobody has said the country. */
export function isChatOffered(person: { readonly countryCode: string | null; readonly locale: string }): boolean {
  return person.locale === 'ru' && !withoutChat.includes(person.countryCode ?? '');
}
