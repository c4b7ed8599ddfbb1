/** What new campaigns are dealt from; chance where nothing is set. */
const given = process.env['CARAVEL_SEED'];
let seed: string | undefined = given;

/** From now on campaigns are dealt from the name of a test, so that it plays the same games every time; others with another `CARAVEL_SEED`. */
export function dealFrom(title: string): void {
  seed = [given, title].join(' ');
}

/** The variables by which a shell that is started learns of it. */
export function seedVariables(): Record<string, string> {
  return seed === undefined ? {} : { CARAVEL_SEED: seed };
}
