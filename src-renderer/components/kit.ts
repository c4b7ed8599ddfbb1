/** The pieces other rooms of the renderer lend to the screens. */
export { default as Icon } from '../icons/Icon.svelte';
export { default as IconPaths } from '../icons/IconPaths.svelte';
export { ICONS, type IconName } from '../games/archipelago/icons/icons.ts';
export { default as Board } from '../board/Board.svelte';
export type { BoardLabels } from '../board/labels.ts';
export type { Ghost } from '../board/projection.ts';
export type { Target } from '../board/targets.ts';
