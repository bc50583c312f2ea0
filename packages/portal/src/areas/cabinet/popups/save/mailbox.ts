export interface Mailbox {
  readonly provider: string;
  readonly url: string;
}

const gmail: Mailbox = { provider: 'Gmail', url: 'https://mail.google.com/mail/' };
const mailRu: Mailbox = { provider: 'Mail.ru', url: 'https://e.mail.ru/inbox/' };
const yandex: Mailbox = { provider: 'Yandex', url: 'https://mail.yandex.ru/' };

const hosts: readonly (readonly [RegExp, Mailbox])[] = [
  [/^(gmail|googlemail)\.com$/, gmail],
  [/^(mail|inbox|bk|list)\.ru$/, mailRu],
  [/^(yandex\.[a-z]{2,3}(\.[a-z]{2})?|ya\.ru)$/, yandex],
];

/** Where the letter can be read, for the three providers that have an address of their own for it (rule D-197). */
export function mailboxOf(email: string): Mailbox | null {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? null;
}
