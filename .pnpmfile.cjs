// What a stranger gets: our source and what only we need stay at home.
function beforePacking({ devDependencies, scripts, ...manifest }) {
  return { ...manifest, exports: mapped(manifest.exports, withoutSource) };
}

function withoutSource(door) {
  if (typeof door === 'string') return door;
  const { '@logikit/source': source, ...published } = door;
  return published;
}

function mapped(entries, change) {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, change(value)]));
}

module.exports = { hooks: { beforePacking } };
