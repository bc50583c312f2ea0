import { mount } from 'svelte';
import App from './app.svelte';
import { loadLogikit } from './logikit.ts';

loadLogikit('pk_demo');
mount(App, { target: document.body });
