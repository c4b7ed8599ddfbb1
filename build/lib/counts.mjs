// Counts passed and failed tests from the output of the runners, and names those that failed. A runner that exits with
// an error counts as a failure.
import { relative } from 'node:path';

/** `names`: of what failed, as far as it has names. @typedef {{ passed: number, failed: number, names: readonly string[] }} Counts */

/** Of a runner that has left no report. @type {Counts} */
export const NO_REPORT = { passed: 0, failed: 1, names: ['a runner of tests ended without a report'] };

/** From Vitest's JSON report. @param {string | undefined} report @param {number} code its exit code @returns {Counts} */
export function countsOfVitest(report, code) {
  if (report === undefined) return NO_REPORT;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
  // A file that could not be loaded has no failed tests, but counts as a failure.
  const broken = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  }).length;
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('.', name);
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
    return status === 'failed' ? [file] : [];
  });
  return withExitCode({ passed: numPassedTests, failed: numFailedTests + broken, names }, code);
}

/** From Playwright's JSON report. @param {string | undefined} report @param {number} code its exit code @returns {Counts} */
export function countsOfPlaywright(report, code) {
  if (report === undefined) return NO_REPORT;
  // Errors are those outside of tests: a file that could not be loaded, a global set-up that failed.
  const { stats, errors, suites } = JSON.parse(report);
  const failed = stats.unexpected + stats.flaky + errors.length;
  return withExitCode({ passed: stats.expected, failed, names: failedSpecs(suites) }, code);
}

/** The specs that failed in some suites and those within them. @returns {string[]} */
function failedSpecs(suites = []) {
  return suites.flatMap(({ specs, suites: within }) => [
    ...specs.flatMap(({ ok, file, line, title }) => (ok ? [] : [`${file}:${line}: ${title}`])),
    ...failedSpecs(within),
  ]);
}

/** @param {Counts} counts @param {number} code @returns {Counts} */
function withExitCode({ passed, failed, names }, code) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), names };
}
