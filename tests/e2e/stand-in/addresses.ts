import type { CustomScheme } from 'electron';
import { missing } from './loud.ts';

/**
 * Chromium without Electron has no way to register a scheme, so an address `app://game/x` of the app is known to the page
 * as `https://game.app.invalid/x`: a real origin in a secure context too, under a name that by RFC 2606 is nobody's.
 */
const schemes = new Set<string>();
const ENDING = '.invalid';

/** docs/api/protocol.md, `protocol.registerSchemesAsPrivileged(customSchemes)`. */
export function registerSchemes(customSchemes: readonly CustomScheme[]): void {
  for (const { scheme, privileges } of customSchemes) {
    // What https has by nature; of anything else the page would notice that it is not there, or not missing.
    const told = JSON.stringify(privileges);
    if (told !== JSON.stringify({ standard: true, secure: true, supportFetchAPI: true }))
      throw missing(`scheme ${told}`);
    schemes.add(scheme);
  }
}

export const isRegistered = (scheme: string): boolean => schemes.has(scheme);

/** The address as Chromium is told it. */
export function toChromium(url: string): string {
  const [, scheme = '', host = '', rest = ''] = /^([a-z]+):\/\/([^/?#]+)(.*)$/s.exec(url) ?? [];
  return schemes.has(scheme) ? `https://${host}.${scheme}${ENDING}${rest}` : url;
}

/** The address as the app knows it; a blob's as well. */
export function toApp(url: string): string {
  const [, before = '', name = '', rest = ''] =
    /^(blob:)?https:\/\/([^/?#]+)\.invalid(?=[/?#]|$)(.*)$/s.exec(url) ?? [];
  const dot = name.lastIndexOf('.');
  const scheme = name.slice(dot + 1);
  return schemes.has(scheme) ? `${before}${scheme}://${name.slice(0, dot)}${rest}` : url;
}

/** A document with its links as Chromium can follow them; one to a scheme it does not know would end it. */
export function withLinks(html: string): string {
  return html.replaceAll(/(?<=["'])([a-z]+):\/\/[^"']+/g, toChromium);
}
