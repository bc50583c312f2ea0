/**
 * Stands in for ofetch inside the elements: the few of its options that the SDK uses, in a tenth of its bytes.
 * fetch.test.ts holds both against the same server.
 */
export const ofetch = { raw };

export interface SlimOptions extends Omit<RequestInit, 'body' | 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: string | FormData;
  readonly responseType?: 'arrayBuffer';
  readonly parseResponse?: (text: string) => unknown;
}

export interface SlimResponse extends Response {
  _data?: unknown;
}

async function raw(url: string, options: SlimOptions): Promise<SlimResponse> {
  const { query = {}, body, headers, responseType, parseResponse = JSON.parse, ...init } = options;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const isJson = typeof body === 'string';
  const response: SlimResponse = await fetch(search.size > 0 ? `${url}?${search}` : url, {
    ...init,
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json', accept: 'application/json' }) },
    ...(body && { body }),
  });
  if (responseType) response._data = await response.arrayBuffer();
  else response._data = parseResponse(await response.text());
  return response;
}
