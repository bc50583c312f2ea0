// Draws twelve problems of a family on one sheet, for a human eye:
// node --conditions=@logikit/source scripts/contact-sheet.mjs <family> [lesson=2] [mode] [out=contact-<family>.png]
import { chromium } from 'playwright-core';
import { toMarkup } from '../packages/problems/src/draw/markup.ts';
import { createRng } from '../packages/problems/src/core/rng.ts';
import { families } from '../packages/problems/src/families/list.ts';
import { rightState } from '../packages/problems/src/scene-check/right-state.ts';

const [id, lesson = '2', mode, out = `contact-${id}.png`] = process.argv.slice(2);
const family = families.find((one) => one.id === id);
const levels = family?.lessons[lesson];
if (!levels) throw new Error(`usage: contact-sheet.mjs <${families.map((one) => one.id).join('|')}> [lesson] [mode]`);

const cards = Array.from({ length: 12 }, (_, index) => {
  const level = levels[Math.floor((index * levels.length) / 12)];
  const chosen = mode || family.modes[index % family.modes.length];
  return card(level, chosen, index);
});

/** The first seed that gives a problem with one answer. */
function card(level, chosen, index) {
  for (let n = 0; n < 500; n += 1) {
    const params = family.generate(createRng(`sheet/${id}/${level}/${chosen}/${index}/${n}`), level, chosen);
    const solved = params && family.solve(params);
    if (solved?.answers.length === 1) return cardOf({ params, solved, level, chosen });
  }
  return `<article>level ${level} ${chosen}: nothing found</article>`;
}

function cardOf({ params, solved, level, chosen }) {
  const { answerPicture, check, number, picture, scene, variants } = family.compose(params, chosen);
  const [en, ru] = ['en', 'ru'].map((language) => family.texts(params, { mode: chosen, solved }, language));
  const options = variants.map(
    (variant, i) =>
      `<span class="variant" ${variant.isRight ? 'data-right' : ''}>${variant.picture ? toMarkup(variant.picture) : en.variants[i].text}</span>`,
  );
  const steps = (texts) => texts.steps.map((step) => `<li>${step.text}</li>`).join('');
  return `<article><small>level ${level} · ${chosen} · ${en.title} / ${ru.title}</small>
    <b>${en.question}</b><b>${ru.question}</b>
    <div class="pictures">${picture ? toMarkup(picture) : ''}${scene ? toMarkup(withParts(scene, rightState(scene, check))) : ''}
    ${answerPicture ? toMarkup(answerPicture) : ''}</div>
    <div>${options.join('')}${number ? `<span class="variant" data-right>${number}</span>` : ''}</div>
    <ol>${steps(en)}</ol><ol>${steps(ru)}</ol></article>`;
}

/** Pieces, symbols and targets of a scene, as far as they can be drawn without the player. */
function withParts(scene, state) {
  const frame = ([x, y, width, height]) => [
    'rect',
    { x, y, width, height, fill: 'none', stroke: '#5B4FE0', 'stroke-dasharray': '4 4' },
  ];
  const put = (art, [x, y, width, height], scale = 1) => [
    'g',
    { transform: `translate(${x + width / 2} ${y + height / 2}) scale(${scale})` },
    ...art,
  ];
  const targets = scene.parts.flatMap((part) => [
    ...(part.spots ?? part.nodes ?? part.slots ?? []).map((spot) => frame(spot.at)),
    ...(part.pieces ?? []).map(({ at, art }) => put(art, at)),
    ...(part.t === 'grid' ? symbolsOf(part, put) : []),
  ]);
  return {
    view: scene.view,
    art: [...scene.art, ...targets, ['text', { y: 10, 'font-size': 8 }, state ? '' : 'UNSOLVED']],
  };
}

/** The given symbols in their cells. */
function symbolsOf({ alphabet, at: [x, y, width, height], columns, given, rows }, put) {
  const [w, h] = [width / columns, height / rows];
  return given.flatMap((symbol, i) => {
    const box = [x + (i % columns) * w, y + Math.floor(i / columns) * h, w, h];
    return symbol === 0 ? [] : [put(alphabet[symbol - 1].art, box, Math.min(w, h) / 110)];
  });
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
await page.setContent(`<style>
  body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; margin: 10px; font: 12px Nunito, sans-serif; }
  article { border: 1px solid #ccc; border-radius: 12px; padding: 8px; } b { display: block; } small { color: #666; }
  .pictures svg { width: 48%; max-height: 230px; } ol { margin: 4px 0 0 18px; padding: 0; }
  .variant { display: inline-block; border: 2px solid #ddd; border-radius: 8px; margin: 2px; padding: 4px; min-width: 20px; }
  .variant svg { width: 62px; height: 50px; } .variant[data-right] { border-color: #1FA98F; background: #D6F3EA; }
</style>${cards.join('')}`);
await page.screenshot({ path: out, fullPage: true });
await browser.close();
console.log(out);
