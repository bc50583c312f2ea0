// The floor: one problem drawn by hand, without a framework. Nobody can be answerable much sooner on the same network.
import { check, open, style, tellReady } from './problem.mjs';

const SVG = 'http://www.w3.org/2000/svg';

function draw([tag, attributes, ...children]) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children.map((child) => (typeof child === 'string' ? child : draw(child))));
  return element;
}

/** Where the problem's picture lies as a file of its own; empty: it is drawn from the problem's data, as ours are. */
async function pictureFile() {
  const image = new Image();
  image.src = LOGIKIT_PICTURE;
  await image.decode();
  return image;
}

const picture = ({ view, art }) => draw(['svg', { viewBox: view.join(' ') }, ...art]);

for (const place of document.querySelectorAll('.place')) {
  const opened = await open(LOGIKIT_PLATFORM);
  const { problem } = opened;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  const root = document.createElement('section');
  root.className = 'q';
  const question = document.createElement('h2');
  question.textContent = problem.translations['en']?.question ?? '';
  const variants = document.createElement('div');
  variants.className = 'v';
  const button = document.createElement('button');
  button.className = 'c';
  button.textContent = 'Check';
  let chosen = '';
  for (const { id, image, translations } of problem.variants) {
    const card = document.createElement('button');
    card.role = 'radio';
    card.ariaChecked = 'false';
    if (image) card.append(picture(image));
    else card.textContent = translations['en']?.text ?? '';
    card.onclick = () => {
      chosen = id;
      for (const other of variants.children) other.ariaChecked = String(other === card);
    };
    variants.append(card);
  }
  button.onclick = () => {
    void check(LOGIKIT_PLATFORM, opened, chosen).then(
      (isRight) => (button.textContent = isRight ? 'Right!' : 'Not yet'),
    );
  };
  const seen = LOGIKIT_PICTURE ? await pictureFile() : picture(problem.content_image);
  root.append(question, seen, variants, button);
  place.replaceChildren(root);
}
tellReady();
