import '@fontsource-variable/noto-sans-jp/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
