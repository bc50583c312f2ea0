import { ApiError } from '../../kernel/errors/index.ts';
import type { Room } from './oembed.ts';

export interface OEmbedRequest extends Room {
  readonly url: URL;
  readonly format: 'json' | 'xml';
}

/**
 * Reads the question of a program that embeds. Refuses with 400 what is no address or no size, with 501 (as the standard
 * asks) a format that is neither JSON nor XML.
 */
export function readOEmbedRequest(query: URLSearchParams): OEmbedRequest {
  const format = query.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') throw new ApiError('notImplemented', { message: 'format is json or xml' });
  const url = query.get('url') ?? '';
  if (!URL.canParse(url)) throw wrong('url');
  return {
    url: new URL(url),
    format,
    maxWidth: readSize(query, 'maxwidth'),
    maxHeight: readSize(query, 'maxheight'),
  };
}

function readSize(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw wrong(name);
  return Number(text);
}

function wrong(name: string): ApiError {
  return new ApiError('invalidRequest', { fields: { [name]: ['format'] } });
}
