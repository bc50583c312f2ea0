type Params = Readonly<Record<string, string | undefined>>;

/** Thrown by a loader: the page says that it does not exist. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** A whole number above zero in the address; anything else is a page that does not exist. */
export function numberIn(params: Params, name: string): number {
  const text = params[name] ?? '';
  if (!/^[1-9]\d{0,9}$/.test(text)) throw notFound();
  return Number(text);
}

/** The past passing that the address names, if it names one. */
export function passingIn(params: Params): number | undefined {
  return params['passingId'] === undefined ? undefined : numberIn(params, 'passingId');
}
