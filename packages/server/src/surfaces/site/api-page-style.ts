/** The look of the API page: the colours of both themes, chosen by the system because the page has no scripts. */
export const apiPageStyle = `
:root {
  color-scheme: light dark;
  --paper: #fafbff; --card: #fff; --sunk: #eef0fb; --ink: #1f2340; --ink-2: #4a4f74; --edge: #1f2340; --hair: #d5d9ee;
  --violet: #4a3fd0; --soft: #e6e3ff; --focus: #5b4fe0;
  --get: #dbf0ff; --post: #d6f3ea; --put: #fff1c9; --delete: #ffe4dc; --shadow: 0 4px 0 0 #1f2340;
  font: 600 1rem/1.5 'Nunito Variable', Nunito, ui-rounded, 'Arial Rounded MT Bold', system-ui, sans-serif;
  scroll-behavior: smooth;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #13112b; --card: #1d1a40; --sunk: #0d0b20; --ink: #f1efff; --ink-2: #b9b5e3; --edge: #a9a1ff; --hair: #3a3573;
    --violet: #bdb6ff; --soft: #302a68; --focus: #ffd25c;
    --get: #1c3560; --post: #173e50; --put: #3d3350; --delete: #47264a; --shadow: 0 0 0 1px #a9a1ff33, 0 0 14px #7b6fff66;
  }
}
@media (prefers-reduced-motion: reduce) { :root { scroll-behavior: auto; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
body > * { inline-size: min(72rem, 100% - 2rem); margin-inline: auto; }
a { color: var(--violet); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 8px; }
.skip { position: absolute; inset-block-start: -4rem; inset-inline-start: 1rem; inline-size: auto; margin: 0; padding: 0.75rem 1rem; background: var(--card); z-index: 2; }
.skip:focus { inset-block-start: 0.5rem; }
header { display: flex; align-items: center; justify-content: space-between; padding-block: 1rem; }
.brand { display: flex; align-items: center; gap: 0.6rem; min-block-size: 48px; font-size: 1.5rem; font-weight: 900; color: var(--ink); text-decoration: none; }
.file { display: flex; align-items: center; min-block-size: 48px; padding-inline: 1rem; border: 2.5px solid var(--edge); border-radius: 16px; background: var(--card); box-shadow: var(--shadow); font-weight: 800; text-decoration: none; }
.intro { padding: 1.25rem 1.5rem 1.5rem; border: 2.5px solid var(--edge); border-radius: 28px; background: var(--card); box-shadow: var(--shadow); }
h1 { margin: 0 0 0.25rem; font-size: clamp(1.75rem, 5vw, 2.5rem); font-weight: 900; line-height: 1.15; }
h2 { margin: 0 0 0.75rem; font-size: 1.5rem; font-weight: 900; scroll-margin-block-start: 5.5rem; }
h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
ul { padding-inline-start: 1.25rem; }
code, pre { font-family: ui-monospace, 'Cascadia Code', Menlo, monospace; font-size: 0.9em; font-weight: 500; overflow-wrap: anywhere; }
pre { margin: 0; padding: 1rem; border-radius: 16px; background: var(--sunk); overflow-x: auto; line-height: 1.55; }
.columns { display: grid; gap: 1.5rem; margin-block: 2rem 4rem; }
nav { position: sticky; inset-block-start: 0; z-index: 1; display: flex; gap: 0.5rem; overflow-x: auto; padding-block: 0.75rem; background: var(--paper); }
nav a { display: flex; flex: none; align-items: center; gap: 0.5rem; min-block-size: 44px; padding-inline: 0.9rem; border-radius: 14px; background: var(--soft); color: var(--ink); font-weight: 800; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav span { color: var(--ink-2); font-weight: 700; }
#calls { min-inline-size: 0; }
section { margin-block-end: 2.5rem; }
details { margin-block-end: 0.6rem; border: 2px solid var(--hair); border-radius: 20px; background: var(--card); }
details[open] { border-color: var(--edge); box-shadow: var(--shadow); }
summary { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 0.25rem 0.75rem; min-block-size: 56px; padding: 0.7rem 1rem; border-radius: 18px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--sunk); }
summary b { min-inline-size: 4.75rem; padding: 0.15rem 0.6rem; border-radius: 10px; font-size: 0.85rem; font-weight: 900; text-align: center; }
.get { background: var(--get); } .post { background: var(--post); } .put { background: var(--put); } .delete { background: var(--delete); }
summary i { color: var(--ink-2); font-size: 0.85rem; font-style: normal; }
summary span { grid-column: 2 / -1; color: var(--ink-2); }
.shape > summary { grid-template-columns: 1fr; }
.shape > pre { margin: 0 1rem 1rem; max-block-size: 30rem; scroll-margin-block-start: 9rem; }
.inside { padding: 0 1rem 1rem; }
.row { color: var(--ink-2); }
table { inline-size: 100%; border-collapse: collapse; font-size: 0.95rem; }
caption { padding-block: 0.25rem; font-weight: 800; text-align: start; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-block-start: 1.5px solid var(--hair); font-weight: 600; text-align: start; vertical-align: top; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.4rem 1rem; margin: 0; }
dt { font-weight: 900; }
dd { margin: 0; white-space: pre-line; }
@media (width < 40rem) {
  .intro { padding: 1rem; border-radius: 20px; }
  summary { grid-template-columns: auto 1fr; }
  summary i { text-align: end; }
  summary code, summary span { grid-column: 1 / -1; grid-row: auto; }
  summary b { order: -2; }
  summary i { order: -1; }
}
@media (width >= 64rem) {
  .columns { grid-template-columns: 14rem 1fr; align-items: start; }
  nav { flex-direction: column; max-block-size: 100vh; overflow: hidden auto; }
  nav a { justify-content: space-between; }
  h2 { scroll-margin-block-start: 1rem; }
}
`;
