import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One folder for everything a run puts among temporary files, gone when the run is over. Files of tests that share a
 * worker share its modules too, so that what each file would remove of its own is removed for the first only.
 */
export default function makeTempFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-test-'));
  // The temporary folder of Unix and of Windows.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
