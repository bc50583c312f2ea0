/**
 * A rule for oxlint: tests wait for conditions. Each of these has let chance decide a test.
 *
 * - `networkidle` happens once in a document, so a second wait for it returns at once.
 * - A single look at `count()` sees what is there before the change that the test is about. That nothing is there may
 *   be seen at once; whatever else is hoped for is polled.
 * - A limit shorter than the suite's own ends what a busy machine would still have done.
 */
const SUITE_MS = 30_000;

const messages = {
  idle: '"networkidle" happens once in a document: wait for what the test needs, or for quiet(page).',
  count: 'A single look at count() sees no change that is still to come: await expect.poll(() => ….count()).',
  limit: "A limit shorter than the suite's own lets a busy machine decide: leave it out, and wait for the condition.",
};

const conditions = {
  create(context) {
    const tell = (node, name) => context.report({ node, message: messages[name] });
    return {
      Literal(node) {
        if (node.value === 'networkidle') tell(node, 'idle');
      },
      CallExpression(node) {
        if (isSingleLook(node) && !hopesForNone(node)) tell(node, 'count');
      },
      Property(node) {
        const { key, value } = node;
        const isLimit = (key.name ?? key.value) === 'timeout' && !node.computed;
        if (isLimit && typeof value.value === 'number' && value.value < SUITE_MS && !isOfEnding(node))
          tell(node, 'limit');
      },
    };
  },
};

/** `expect(await ….count()).matcher(…)`, with `not` or without. */
function isSingleLook({ callee }) {
  let expected = callee.object;
  if (expected?.type === 'MemberExpression') expected = expected.object;
  if (expected?.type !== 'CallExpression' || expected.callee.name !== 'expect') return false;
  const [looked] = expected.arguments;
  const call = looked?.type === 'AwaitExpression' ? looked.argument : undefined;
  return call?.type === 'CallExpression' && call.callee.property?.name === 'count';
}

/** `sql.end({ timeout: 5 })`: after so many seconds a pool hangs up. No test waits for it. */
function isOfEnding({ parent: { parent: call } }) {
  return call?.type === 'CallExpression' && call.callee.property?.name === 'end';
}

function hopesForNone({ callee, arguments: [wanted] }) {
  const isPlain = callee.object.type === 'CallExpression';
  return isPlain && ['toBe', 'toEqual'].includes(callee.property.name) && wanted?.value === 0;
}

export default { meta: { name: 'waits' }, rules: { conditions } };
