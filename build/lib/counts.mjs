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

/** From Playwright's JSON report. @param {string | undefined} report @param {number} code its exit code @returns {Counts} */
export function countsOfPlaywright(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 };
  // Errors are those outside of tests: a file that could not be loaded, a global set-up that failed.
  const { stats, errors } = JSON.parse(report);
  return withExitCode({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }, code);
}

/** @param {Counts} counts @param {number} code @returns {Counts} */
function withExitCode({ passed, failed }, code) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
