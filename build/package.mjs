// `npm run package`: installers for this platform in dist/. Arguments go to electron-builder, for instance `-- --dir`.
import { bin, runMain, runNode, say, Trouble } from './lib/ground.mjs';
import { ownTermsLine } from './lib/own-terms.mjs';
import { installMissing } from './lib/packages.mjs';

runMain(async () => {
  await installMissing();
  // Always built anew: an installer must never hold what a stray clock made look fresh.
  if ((await runNode([bin('electron-vite'), 'build', '-c', 'electron.config.ts', '--logLevel', 'warn'])) !== 0) {
    throw new Trouble('The table could not be built. What went wrong stands above.');
  }
  const line = ownTermsLine();
  if (line !== undefined) say(line);
  const args = ['--config', 'build/electron-builder.config.mjs', '--publish', 'never', ...process.argv.slice(2)];
  const code = await runNode([bin('electron-builder'), ...args]);
  if (code === 0) say('The installers are in dist/.');
  return code;
});
