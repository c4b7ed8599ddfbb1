// `npm run package`: installers for this platform in dist/. Arguments go to electron-builder, for instance `-- --dir`.
import { bin, runMain, runNode, say, Trouble } from './lib/common.mjs';
import { missingLicenceLine } from './lib/own-licence.mjs';
import { installMissing } from './lib/packages.mjs';

runMain(async () => {
  await installMissing();
  // Always built again: a wrong clock could make an old build look fresh.
  if ((await runNode([bin('electron-vite'), 'build', '-c', 'electron.config.ts', '--logLevel', 'warn'])) !== 0) {
    throw new Trouble('The table could not be built. What went wrong stands above.');
  }
  const line = missingLicenceLine();
  if (line !== undefined) say(line);
  const args = ['--config', 'build/electron-builder.config.mjs', '--publish', 'never', ...process.argv.slice(2)];
  const code = await runNode([bin('electron-builder'), ...args]);
  if (code === 0) say('The installers are in dist/.');
  return code;
});
