import '#renderer/components/app.css';
import '#renderer/games/archipelago/colours.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

/** Boards and icons to look at, with made-up positions. For makers only: the app never loads this page. */
const target = document.getElementById('app');
if (target === null) throw new Error('The page has no place for the gallery.');
mount(Gallery, { target });
