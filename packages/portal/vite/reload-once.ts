import type { Plugin } from 'vite';

const RELOAD = 'window.location.reload();';

/**
 * Where the file of a page does not come, React Router loads the page again, because a new version may have taken the old
 * one's place, and does so each time without end. Here a page that has been loaded again already passes the error on, and
 * the error page says so.
 */
export function reloadOnce(): Plugin {
  return {
    name: 'logikit-reload-once',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(RELOAD))
          throw new Error('React Router loads lost pages again in another way: look at it anew');
        return code.replace(
          RELOAD,
          `if (performance.getEntriesByType('navigation')[0]?.type === 'reload') throw error;\n${RELOAD}`,
        );
      },
    },
  };
}
