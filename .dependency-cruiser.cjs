// Who may import whom: the arrows of docs/architecture.md and no others. scripts/boundaries.test.ts proves each rule.
const room = (name) => `^packages/${name}/`;
const only = (...names) => `^packages/(?!(${names.join('|')})/)`;
const forbid = (name, from, to, comment = '') => ({ name, severity: 'error', comment, from, to });

const tests = '\\.(test|test-d)\\.tsx?$|/testing/|/fixtures/';
const doors =
  '^packages/[^/]+/src/((react|testing|sounds|scene|scene/late|calls|model|openapi|slim|ui|app-line|scenes)/)?index\\.tsx?$';
// One door per resource, so that a client bundles only the calls that it names.
const callDoors = '^packages/contract/src/calls/[a-z]+/[a-z]+\\.ts$';
const widgets = '(player|road|game|rating-board|shop-cart|certificate|landing)';

// The floors of the server, each with those that it may not import. Outreach stands beside identity.
const floorsAbove = {
  kernel: ['identity', 'outreach', 'content', 'learning', 'community', 'commerce', 'surfaces'],
  identity: ['outreach', 'content', 'learning', 'community', 'commerce', 'surfaces'],
  outreach: ['content', 'learning', 'community', 'commerce', 'surfaces'],
  content: ['outreach', 'learning', 'community', 'commerce', 'surfaces'],
  learning: ['outreach', 'community', 'commerce', 'surfaces'],
  community: ['outreach', 'commerce', 'surfaces'],
  commerce: ['outreach', 'surfaces'],
  surfaces: ['outreach'],
};

module.exports = {
  forbidden: [
    forbid('no-circular', {}, { circular: true }, 'Two modules that need each other are one module, or lack a third.'),
    // between rooms
    forbid('contract-is-the-floor', { path: `${room('contract')}src/` }, { path: only('contract') }),
    forbid('sdk-sees-contract', { path: `${room('sdk')}src/` }, { path: only('sdk', 'contract') }),
    forbid('widgets-see-sdk', { path: `${room('widgets')}src/` }, { path: only('widgets', 'sdk', 'contract') }),
    forbid('portal-sees-sdk-and-widgets', { path: room('portal') }, { path: only('portal', 'widgets', 'sdk') }),
    forbid('problems-see-contract', { path: `${room('problems')}src/` }, { path: only('problems', 'contract') }),
    forbid(
      'server-sees-contract-and-problems',
      { path: `${room('server')}src/` },
      { path: only('server', 'contract', 'problems') },
    ),
    forbid(
      'rooms-by-their-doors',
      { path: '^(packages|examples)/([^/]+)/' },
      {
        path: '^packages/([^/]+)/src/.+',
        pathNot: ['^packages/$2/', doors, callDoors, '^packages/widgets/src/(styles\\.css|elements/react\\.ts)$'],
      },
      'Import a package by its exports map, never by a deep path.',
    ),
    forbid(
      'examples-are-strangers',
      { path: '^examples/' },
      { path: only('sdk', 'widgets') },
      'An example uses what a partner can install.',
    ),
    // inside rooms
    forbid(
      'contract-runs-anywhere',
      { path: `${room('contract')}src/`, pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'sdk-core-knows-no-react',
      { path: '^packages/sdk/src/(?!react/)', pathNot: tests },
      { path: '(^|/)(react|react-dom|preact)(/|$)' },
    ),
    forbid(
      'controllers-own-the-client',
      { path: '^packages/widgets/src/', pathNot: `\\.controller\\.tsx?$|/embed/|/index\\.ts$|${tests}` },
      { path: '^packages/sdk/', dependencyTypesNot: ['type-only'] },
      'Views and machines never call the network.',
    ),
    forbid(
      'machines-are-pure',
      { path: '\\.machine\\.ts$' },
      { path: '(^|/)(react|preact|zustand)(/|$)|^packages/sdk/|\\.tsx$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'widgets-are-strangers',
      { path: `^packages/widgets/src/${widgets}/` },
      { path: `^packages/widgets/src/${widgets}/`, pathNot: '^packages/widgets/src/$1/' },
    ),
    forbid(
      'areas-are-strangers',
      { path: '^packages/portal/.*/areas/([^/]+)/' },
      { path: '^packages/portal/.*/areas/([^/]+)/', pathNot: '/areas/$1/' },
      'Areas link to each other by paths/, and share what lies outside areas/.',
    ),
    forbid(
      'solve-knows-no-generate',
      { path: '^packages/problems/src/families/[^/]+/solve\\.ts$' },
      { path: '/generate\\.ts$', reachable: true },
      'A verifier that shares code with its generator verifies nothing.',
    ),
    forbid(
      'problems-are-pure',
      { path: `${room('problems')}src/(?!bank/)`, pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'features-by-their-doors',
      { path: '^packages/server/src/([^/]+/[^/]+|[^/]+\\.ts)', pathNot: tests },
      {
        path: '^packages/server/src/[^/]+/[^/]+/.+',
        pathNot: ['^packages/server/src/$1/', '^packages/server/src/[^/]+/[^/]+/index\\.ts$'],
      },
      'A feature is entered through its index.ts.',
    ),
    forbid(
      'tables-are-private',
      { path: '^packages/server/src/([^/]+/[^/]+)/', pathNot: tests },
      {
        path: '^packages/server/src/([^/]+/[^/]+)/.+\\.db\\.ts$',
        pathNot: '^packages/server/src/$1/',
      },
      'Ask the feature, not its table.',
    ),
    ...Object.entries(floorsAbove).map(([floor, above]) =>
      forbid(
        `${floor}-stands-below`,
        { path: `^packages/server/src/${floor}/`, pathNot: tests },
        { path: `^packages/server/src/(${above.join('|')})/` },
        'Arrows between floors go down only.',
      ),
    ),
    forbid(
      'kernel-knows-no-root',
      { path: '^packages/server/src/[^/]+/', pathNot: tests },
      { path: '^packages/server/src/[^/]+\\.ts$' },
      'The platform puts features together; no feature looks back at it.',
    ),
    forbid(
      'test-helpers-in-tests-only',
      { path: '^packages/server/src/', pathNot: tests },
      { path: '^packages/server/src/testing/' },
    ),
    forbid('no-test-code-in-products', { pathNot: tests }, { path: '\\.test\\.tsx?$' }),
    forbid(
      'declared-dependencies',
      { path: '^packages/[^/]+/src/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'nothing-unresolved',
      { pathNot: '^(examples/webview/react-native|packages/widgets/elements)/' },
      { couldNotResolve: true, pathNot: '\\?url$' },
      'A file asked for as an address is resolved by the bundler; React Native comes with the app; the printed types of elements name each other as files of scripts, and are tried by strangers.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@logikit/source', 'types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
    combinedDependencies: false,
  },
};
