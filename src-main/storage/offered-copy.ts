import { checksum, type LogChecksum } from './seal.ts';

/**
 * The id under which a whole copy of a campaign that ends at `end` is offered beside the campaign itself. It is always the
 * same, so that the copy is offered once, and not again once players have deleted it.
 */
export function copyId(campaign: string, end: LogChecksum | undefined): string {
  const text = checksum([campaign, end?.seq ?? 0, end?.log ?? '']);
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    `5${text.slice(13, 16)}`,
    `8${text.slice(17, 20)}`,
    text.slice(20, 32),
  ].join('-');
}
