/** Names of the IPC channels between the preload script and the main process. */
export const REQUEST = 'caravel:request';
export const LISTEN = 'caravel:listen';
export const UNLISTEN = 'caravel:unlisten';
export const FULL_SCREEN = 'caravel:full-screen';
export const PUSH = 'caravel:push';
