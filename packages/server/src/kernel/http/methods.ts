import { type Call, calls } from '@logikit/contract';

const patterns = Object.values<Call>(calls).map((call) => ({
  method: call.method,
  path: new RegExp(`^${pathPattern(call)}$`),
}));

/** The methods that the contract's calls answer at this path, for 405 and its Allow header. */
export function methodsOfPath(path: string): readonly string[] {
  return [...new Set(patterns.filter((one) => one.path.test(path)).map((one) => one.method))];
}

function pathPattern(call: Call): string {
  const path = call.tenant === 'never' ? call.path : call.path.replace(/^(\/service\/[^/]+)\//, '$1/(?:[^/]+/)?');
  return path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
}
