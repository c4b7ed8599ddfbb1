/**
 * Keeps Vitest loaded and runs tests with one source file replaced by a broken version. The replacement is in memory only,
 * so no broken file is left behind if the process is killed. Reports each test file it starts to its parent process, and
 * exits when the parent is gone.
 */
import { resolve } from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { Answer, Question } from './test-runner.ts';

let replaced: { readonly id: string; readonly text: string } | undefined;
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
    // The parent limits the time of each file.
    testTimeout: 0,
    sequence: { sequencer: AsAsked },
    reporters: [{ onTestModuleStart: ({ moduleId }) => tell({ type: 'began', file: named(moduleId) }) }],
  },
  {
    logLevel: 'silent',
    server: { watch: null },
    plugins: [{ name: 'broken', enforce: 'pre', load: (id) => (id === replaced?.id ? replaced.text : undefined) }],
  },
);

/** The first failure in a test file, as one line. */
function failureIn(module: TestModule): string | undefined {
  if (module.ok()) return undefined;
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.errors()[0]?.message.split('\n')[0] ?? 'it could not be run';
}

async function run({ tests, broken }: Question): Promise<Answer> {
  wanted = tests;
  const id = resolve(broken?.file ?? '');
  replaced = broken === undefined ? undefined : { id, text: broken.text };
  vitest.invalidateFile(id);
  const project = vitest.getRootProject();
  const specifications = tests.map((test) => project.createSpecification(resolve(test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  vitest.invalidateFile(id);
  for (const module of testModules) {
    const test = failureIn(module);
    if (test !== undefined) return { type: 'failed', file: named(module.moduleId), test };
  }
  if (unhandledErrors.length > 0) return { type: 'failed', file: 'no test file', test: String(unhandledErrors[0]) };
  const took = testModules.map((module) => [named(module.moduleId), module.diagnostic().duration] as const);
  return { type: 'passed', took };
}

process.on('message', (question: Question) => void run(question).then(tell));
process.on('disconnect', () => process.exit());
tell({ type: 'ready' });
