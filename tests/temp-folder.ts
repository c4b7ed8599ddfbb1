import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One folder for what the tests of a run write, named by `CARAVEL_TEST_FOLDER` and gone when the run is over. Files of tests
 * that share a worker share its modules too, so that a clean-up in a module would run after the first file only. The
 * temporary folder itself stays as it is: electron-builder judges by it which files it may pack.
 */
export default function makeTempFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-test-'));
  process.env['CARAVEL_TEST_FOLDER'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
