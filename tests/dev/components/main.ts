/** The page `/dev/components` of `npm run dev`: the components in their states, and the panels of a table in a position. */
import '#renderer/app/no-eval.ts';
import '#renderer/components/app.css';
import { mount } from 'svelte';
import Components from './Components.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no place for the components.');
mount(Components, { target, props: { position: new URLSearchParams(location.search).get('position') } });
