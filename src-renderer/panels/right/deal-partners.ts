import type { Page } from '#main/contract/messages.ts';

/** Whom `seat` may offer a deal now, as the rules say. */
export function dealPartners(windows: NonNullable<Page['deals']>, seat: number): number[] {
  const partners = windows.flatMap((window) => {
    if (window.seat === seat) return [...window.with];
    return window.with.includes(seat) ? [window.seat] : [];
  });
  return [...new Set(partners)].sort((a, b) => a - b);
}
