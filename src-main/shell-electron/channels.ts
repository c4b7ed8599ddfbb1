/** The channels between preload and main. */
export const REQUEST = 'caravel:request';
export const LISTEN = 'caravel:listen';
export const UNLISTEN = 'caravel:unlisten';
export const PUSH = 'caravel:push';
