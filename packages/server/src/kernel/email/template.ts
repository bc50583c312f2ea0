/** What an e-mail is drawn from. */
export interface EmailParts {
  readonly locale: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly text: string; readonly link: string } | null;
  readonly footer: string;
  readonly footnote: { readonly text: string; readonly link: string } | null;
}

export function renderText({ paragraphs, button, footer, footnote }: EmailParts): string {
  const linked = [button, footnote].flatMap((one) => (one ? [`${one.text}:\n${one.link}`] : []));
  return [...paragraphs, ...linked, `-- \n${footer}`].join('\n\n');
}

/** Inline styles only: mail programs throw style sheets away. */
export function renderHtml({ locale, subject, paragraphs, button, footer, footnote }: EmailParts): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('');
  const action = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.link)}" style="display:inline-block;padding:14px 24px;border-radius:14px;background:#5b4bdb;color:#ffffff;font-weight:700;text-decoration:none">${escaped(button.text)}</a></p>`
    : '';
  const small = footnote
    ? `<br><a href="${escaped(footnote.link)}" style="color:#6a6590">${escaped(footnote.text)}</a>`
    : '';
  return `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px;background:#f6f4ff;font:16px/1.5 Nunito,Arial,sans-serif;color:#241f4a"><div style="max-width:520px;margin:0 auto;padding:28px;border-radius:20px;background:#ffffff">${body}${action}<p style="margin:24px 0 0;font-size:13px;color:#6a6590">${escaped(footer)}${small}</p></div></body></html>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
