// Counts passed and failed tests from the output of the runners. A runner that exits with an error counts as a failure.

/** @typedef {{ passed: number, failed: number }} Counts */

/** From Vitest's JSON report. @param {string | undefined} report @param {number} code its exit code @returns {Counts} */
export function countsOfVitest(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
  // A file that could not be loaded has no failed tests, but counts as a failure.
  const broken = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  }).length;
  return withExitCode({ passed: numPassedTests, failed: numFailedTests + broken }, code);
}

/** From the last line `N passed, N failed` in the output of a runner. @param {string} printed @param {number} code @returns {Counts} */
export function countsOfLine(printed, code) {
  const last = [...printed.matchAll(/^(\d+) passed, (\d+) failed\s*$/gm)].at(-1);
  if (last === undefined) return { passed: 0, failed: 1 };
  return withExitCode({ passed: Number(last[1]), failed: Number(last[2]) }, code);
}

/** @param {Counts} counts @param {number} code @returns {Counts} */
function withExitCode({ passed, failed }, code) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
