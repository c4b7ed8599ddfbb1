const KEY = 'caravel-shown';

/** The campaign this window showed before it was loaded anew, for instance after a crash; undefined for none. */
export function rememberedCampaign(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers, for as long as this window lives, which campaign it shows. */
export function rememberCampaign(campaign: string | undefined): void {
  try {
    if (campaign === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, campaign);
  } catch {
    // A browser without storage shows the list of campaigns instead.
  }
}
