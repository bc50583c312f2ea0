/**
 * A rule for oxlint: a text beside something that comes and goes stands in an element of its own. A browser that
 * translates moves every bare text into elements of its own, and what is to be inserted before it then finds no place.
 */
const MESSAGE =
  'A text beside what comes and goes needs an element of its own: a translating browser moves bare texts.';

const own = {
  create(context) {
    const look = ({ children }) => {
      if (!children.some(comesAndGoes)) return;
      for (const node of children) if (isText(node)) context.report({ node, message: MESSAGE });
    };
    return { JSXElement: look, JSXFragment: look };
  },
};

/** `{isThere && <A />}`, `{isThere ? <A /> : null}`. */
function comesAndGoes({ type, expression }) {
  return type === 'JSXExpressionContainer' && isConditional(expression) && drawsElement(expression);
}

/** Words between tags, `{t('key')}`, `{isOn ? t('on') : t('off')}`; a name may hold anything, so it counts as no text. */
function isText({ type, value, expression }) {
  if (type === 'JSXText') return value.trim() !== '';
  if (type !== 'JSXExpressionContainer') return false;
  if (isConditional(expression)) return !drawsElement(expression) && outcomesOf(expression).some(isWords);
  return isWords(expression);
}

function isWords(node) {
  if (isConditional(node)) return outcomesOf(node).some(isWords);
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.trim() !== '';
  return node.type === 'TemplateLiteral' || (node.type === 'CallExpression' && node.callee.name === 't');
}

function isConditional({ type }) {
  return type === 'LogicalExpression' || type === 'ConditionalExpression';
}

function outcomesOf({ type, left, right, consequent, alternate }) {
  return type === 'LogicalExpression' ? [left, right] : [consequent, alternate];
}

function drawsElement(node) {
  if (isConditional(node)) return outcomesOf(node).some(drawsElement);
  return node.type === 'JSXElement' || node.type === 'JSXFragment';
}

export default { meta: { name: 'texts' }, rules: { own } };
