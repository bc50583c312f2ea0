import type { Model } from '@logikit/sdk';

/** Goes where a payment goes on: a page, here or in the window opened for it, or a form that is sent (rule C-114). */
export function carryOut({ url, method, params }: Model<'PayAnswer'>, opened: Window | null): void {
  // A window on our own page goes nowhere.
  if (url === undefined) return;
  if (opened) opened.location = url;
  else if (method === 'POST') sendForm(url, params);
  else location.assign(url);
}

function sendForm(url: string, params: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of Object.entries(params)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
