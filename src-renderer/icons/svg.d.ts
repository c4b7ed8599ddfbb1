/** A drawing of `assets/icons`, as `build/lib/icons.ts` reads it. */
declare module '*.svg?icon' {
  import type { IconArt } from '#renderer/icons/icon.ts';
  const art: IconArt;
  export default art;
}
