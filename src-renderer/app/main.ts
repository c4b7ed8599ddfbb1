// First of all: it must run before any schema is made.
import './no-eval.ts';
import '../components/app.css';
import { mount } from 'svelte';
import { cardOf } from '../games/index.ts';
import App from './App.svelte';
import { hostThrough, pickBridge } from '../session/bridge.ts';
import { Session } from '../session/session.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no place for the app.');
mount(App, { target, props: { session: new Session(hostThrough(pickBridge()), cardOf) } });
