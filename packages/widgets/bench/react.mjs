import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { style } from './problem.mjs';
import { createView } from './view.mjs';

const View = createView({ createElement, useEffect, useState }, LOGIKIT_PLATFORM);
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets = [sheet];
for (const place of document.querySelectorAll('.place')) createRoot(place).render(createElement(View));
