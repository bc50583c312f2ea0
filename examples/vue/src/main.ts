import { createApp } from 'vue';
import App from './app.vue';
import { loadLogikit } from './logikit.ts';

loadLogikit('pk_demo');
createApp(App).mount('#app');
