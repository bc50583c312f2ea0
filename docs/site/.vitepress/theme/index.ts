import '@fontsource-variable/nunito/wght.css';
import type { Theme } from 'vitepress';
import DefaultTheme, { VPHomeFeatures, VPHomeHero } from 'vitepress/theme-without-fonts';
import 'virtual:logikit-tokens.css';
import './look.css';
import './playground.css';
import Playground from './playground.vue';
import SizeTable from './size-table.vue';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    // The first page names them itself, because it has a <main> and the theme's own one has not.
    app.component('VPHomeHero', VPHomeHero);
    app.component('VPHomeFeatures', VPHomeFeatures);
    app.component('Playground', Playground);
    app.component('SizeTable', SizeTable);
  },
};

export default theme;
