// `npm run dev`: installs what is missing, and opens the window with hot reload (build/dev).
import { join } from 'node:path';
import { ROOT, runMain, runNode } from './lib/common.mjs';
import { installMissing } from './lib/packages.mjs';

runMain(async () => {
  await installMissing();
  return runNode([join(ROOT, 'build', 'dev', 'main.ts'), ...process.argv.slice(2)]);
});
