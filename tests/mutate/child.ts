/**
 * Keeps Vitest loaded and runs tests with one source file replaced by a broken version. The replacement is in memory only,
 * so no broken file is left behind if the process is killed. Reports each test file it starts to its parent process, and
 * exits when the parent is gone.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { functionCount, withProbes } from './functions.ts';
import type { Answer, Question, Ran } from './test-runner.ts';

/** The texts in place of those on the disk, by path. */
const replaced = new Map<string, string>();
let wanted: readonly string[] = [];

const ROOT = `${resolve('.')}/`;
const named = (path: string): string => path.slice(ROOT.length);
const tell = (answer: Answer): void => void process.send?.(answer);

/** Runs test files in the given order; Vitest's default is by their last duration. */
class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => wanted.indexOf(named(moduleId));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

const vitest = await createVitest(
  'test',
  {
    config: false,
    watch: false,
    include: ['**/*.ts'],
    bail: 1,
    // A cache could keep a broken file or return the original one.
    cache: false,
    fsModuleCache: false,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    setupFiles: [fileURLToPath(new URL('calls.ts', import.meta.url))],
    // The parent limits the time of each file.
    testTimeout: 0,
    sequence: { sequencer: AsAsked },
    reporters: [{ onTestModuleStart: ({ moduleId }) => tell({ type: 'began', file: named(moduleId) }) }],
  },
  {
    logLevel: 'silent',
    server: { watch: null },
    plugins: [{ name: 'broken', enforce: 'pre', load: (id) => replaced.get(id) }],
  },
);

/** The first failure in a test file, as one line. */
function failureIn(module: TestModule): string | undefined {
  if (module.ok()) return undefined;
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.errors()[0]?.message.split('\n')[0] ?? 'it could not be run';
}

/** The texts that this question asks for in place of those on the disk. */
function replacements({ broken, watched = [] }: Question): [path: string, text: string][] {
  let first = 0;
  const probed = watched.map((file): [string, string] => {
    const text = readFileSync(resolve(file), 'utf8');
    const probes = withProbes(text, first);
    first += functionCount(text);
    return [resolve(file), probes];
  });
  return broken === undefined ? probed : [...probed, [resolve(broken.file), broken.text]];
}

/** What is loaded once serves all files, so what was called meanwhile counts for each of them. */
function ranOf(modules: readonly TestModule[]): [string, Ran][] {
  const loading = modules.flatMap((module) => module.meta().loading ?? []);
  return modules.map((module) => {
    const calls = [...new Set([...loading, ...(module.meta().calls ?? [])])];
    return [named(module.moduleId), { took: module.diagnostic().duration, calls }];
  });
}

async function run(question: Question): Promise<Answer> {
  wanted = question.tests;
  for (const [path, text] of replacements(question)) replaced.set(path, text);
  for (const path of replaced.keys()) vitest.invalidateFile(path);
  const project = vitest.getRootProject();
  const specifications = wanted.map((test) => project.createSpecification(resolve(test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const path of replaced.keys()) vitest.invalidateFile(path);
  replaced.clear();
  for (const module of testModules) {
    const test = failureIn(module);
    if (test !== undefined) return { type: 'failed', file: named(module.moduleId), test };
  }
  if (unhandledErrors.length > 0) return { type: 'failed', file: 'no test file', test: String(unhandledErrors[0]) };
  return { type: 'passed', ran: ranOf(testModules) };
}

process.on('message', (question: Question) => void run(question).then(tell));
process.on('disconnect', () => process.exit());
tell({ type: 'ready' });
