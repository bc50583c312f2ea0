import { check, open, tellReady } from './problem.mjs';

/** The same problem as the floor's, written once for React and for Preact. */
export function createView({ createElement: h, useState, useEffect }, origin) {
  const draw = ([tag, attributes, ...children], key) =>
    h(
      tag,
      { ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [camel(name), value])), key },
      ...children.map((child, index) => (typeof child === 'string' ? child : draw(child, index))),
    );
  const picture = ({ view, art }) => h('svg', { viewBox: view.join(' ') }, ...art.map(draw));

  return function Problem() {
    const [opened, setOpened] = useState(null);
    const [chosen, choose] = useState('');
    const [said, say] = useState('Check');
    useEffect(() => void open(origin).then(setOpened), []);
    useEffect(() => {
      if (opened) tellReady();
    }, [opened]);
    if (!opened) return null;
    const { problem } = opened;
    return h(
      'section',
      { className: 'q' },
      h('h2', null, problem.translations['en']?.question),
      problem.content_image && picture(problem.content_image),
      h(
        'div',
        { className: 'v' },
        problem.variants.map(({ id, image, translations }) =>
          h(
            'button',
            { key: id, role: 'radio', 'aria-checked': chosen === id, onClick: () => choose(id) },
            image ? picture(image) : translations['en']?.text,
          ),
        ),
      ),
      h(
        'button',
        {
          className: 'c',
          onClick: () => void check(origin, opened, chosen).then((isRight) => say(isRight ? 'Right!' : 'Not yet')),
        },
        said,
      ),
    );
  };
}

const camel = (name) =>
  name.startsWith('data-') ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
