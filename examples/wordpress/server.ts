// A blog in miniature that does with the plugin what WordPress does: it asks the oEmbed endpoint for the address in an
// article, and puts what comes into the article's frame. So the plugin's own lines are tried here, without PHP.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const platform = process.env['LOGIKIT_URL'] ?? 'http://localhost:4000';
const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const post = read('post.html');
const plugin = readPlugin(read('logikit/logikit.php'));
/** The line that the author has pasted. */
const pasted = `${platform}/embed/problem-player?problem=1&lang=en&key=pk_demo`;

const server = createServer((request, response) => {
  if (request.url !== '/') {
    response.writeHead(404).end();
    return;
  }
  void embed(pasted).then((html) => {
    const modules = plugin.modules.map((src) => `<script type="module" src="${src}"></script>`).join('');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(post.replace('{{embed}}', () => html).replace('{{modules}}', () => modules));
  });
});

/** wp_oembed_get(): the provider whose pattern (`…*`) fits is asked with the width of the theme's column. */
async function embed(address: string): Promise<string> {
  const provider = plugin.providers.find(({ prefix }) => address.startsWith(prefix));
  if (!provider) return address;
  const query = new URLSearchParams({ maxwidth: '645', maxheight: '968', url: address, dnt: '1', format: 'json' });
  const answer = (await (await fetch(`${provider.endpoint}?${query.toString()}`)).json()) as { html?: string };
  return answer.html ?? address;
}

interface Plugin {
  readonly providers: readonly { readonly prefix: string; readonly endpoint: string }[];
  readonly modules: readonly string[];
}

function readPlugin(php: string): Plugin {
  const own = "LOGIKIT_URL \\. '([^']+)'";
  const provider = new RegExp(`wp_oembed_add_provider\\( ${own}, ${own} \\)`, 'g');
  const module = new RegExp(`wp_enqueue_script_module\\( '[^']+', ${own}`, 'g');
  return {
    providers: [...php.matchAll(provider)].map(([, path = '', endpoint = '']) => ({
      prefix: platform + path.replace(/\*$/, ''),
      endpoint: platform + endpoint,
    })),
    modules: [...php.matchAll(module)].map(([, path = '']) => platform + path),
  };
}

server.listen(Number(process.env['PORT'] ?? 4001));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close());
