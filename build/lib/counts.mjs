// How many tests passed and failed, from what the runners left behind. A runner that ended badly never counts as clean.

/** @typedef {{ passed: number, failed: number }} Counts */

/** From Vitest's JSON report. @param {string | undefined} report @param {number} code its exit code @returns {Counts} */
export function countsOfVitest(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
  // A file that could not even be loaded holds no test that failed, and is a failure all the same.
  const broken = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  }).length;
  return honest({ passed: numPassedTests, failed: numFailedTests + broken }, code);
}

/** From Playwright's JSON report. @param {string | undefined} report @param {number} code its exit code @returns {Counts} */
export function countsOfPlaywright(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 };
  // Errors are those outside of tests: a file that could not be loaded, ground that could not be made.
  const { stats, errors } = JSON.parse(report);
  return honest({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }, code);
}

/** @param {Counts} counts @param {number} code @returns {Counts} */
function honest({ passed, failed }, code) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
