/** The pieces other rooms of the renderer lend to the screens. */
export { default as Icon } from '../icons/Icon.svelte';
export { default as IconPaths } from '../icons/IconPaths.svelte';
export { ICONS, type IconName } from '../icons/icons.ts';
export { default as Board } from '../table/Board.svelte';
export type { BoardLabels } from '../table/labels.ts';
export type { Ghost } from '../table/projection.ts';
export type { Target } from '../table/targets.ts';
