/** Where the browser shell with the toy lies once it is built: as the sources lie in the project. */
export const TOY_MAIN = 'out/toy/src-main/shell-browser/main.js';
const INDEX = 'out/toy/out/renderer/index.html';
const FROM = ['src-engine', 'src-main', 'src-renderer', 'assets', 'tests/toy', 'tests/engine/toy'];

const script = (name: string): string => new URL(`../../build/lib/${name}`, import.meta.url).href;

/** Builds the browser shell with the toy in the place of the product's games, where that is older than its sources. */
export async function buildToyShell(): Promise<void> {
  const { bin }: { bin(name: string): string } = await import(script('common.mjs'));
  const {
    buildIfOlder,
  }: { buildIfOlder(made: readonly string[], from: readonly string[], commands: string[][]): Promise<void> } =
    await import(script('bundles.mjs'));
  const build = (config: string) => [bin('vite'), 'build', '-c', `tests/toy/${config}`, '--logLevel', 'warn'];
  await buildIfOlder([TOY_MAIN, INDEX], FROM, [build('host.config.ts'), build('renderer.config.ts')]);
}
