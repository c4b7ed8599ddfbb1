import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { reducedMotion } from '../../../../components/reduced-motion.ts';

/** A piece is set down: from a little above, where the hand holds it. */
export const settle = (_piece: Element): TransitionConfig => ({
  duration: reducedMotion(prefersReducedMotion.current) ? 0 : 320,
  easing: cubicOut,
  css: (t, u) => `opacity: ${Math.min(1, 2 * t)}; transform: translateY(${-14 * u}px) scale(${1 + 0.24 * u})`,
});
