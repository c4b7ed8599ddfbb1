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

/** From the last line `N passed, N failed` of what a runner printed. @param {string} printed @param {number} code @returns {Counts} */
export function countsOfLine(printed, code) {
  const last = [...printed.matchAll(/^(\d+) passed, (\d+) failed\s*$/gm)].at(-1);
  if (last === undefined) return { passed: 0, failed: 1 };
  return honest({ passed: Number(last[1]), failed: Number(last[2]) }, code);
}

/** @param {Counts} counts @param {number} code @returns {Counts} */
function honest({ passed, failed }, code) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
