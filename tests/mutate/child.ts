/**
 * Keeps Vitest warm and runs tests over a broken file, which it lays over the true one in memory: nothing is written, so nothing
 * is left however it ends. It tells its parent each test file it begins, and goes when the parent is gone.
 */
import { resolve } from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { Answer, Question } from './warm.ts';

let laid: { readonly id: string; readonly text: string } | undefined;
let wanted: readonly string[] = [];

const ROOT = `${resolve('.')}/`;
const named = (path: string): string => path.slice(ROOT.length);
const tell = (answer: Answer): void => void process.send?.(answer);

/** Test files run in the order they were asked for, not by how long they took last. */
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
    // Neither of the two caches may keep a broken file, nor give back the true one.
    cache: false,
    fsModuleCache: false,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    // The parent knows how long each file may take, also on a busy machine.
    testTimeout: 0,
    sequence: { sequencer: AsAsked },
    reporters: [{ onTestModuleStart: ({ moduleId }) => tell({ type: 'began', file: named(moduleId) }) }],
  },
  {
    logLevel: 'silent',
    server: { watch: null },
    plugins: [{ name: 'broken', enforce: 'pre', load: (id) => (id === laid?.id ? laid.text : undefined) }],
  },
);

/** What failed first in a file, in a line. */
function failureIn(module: TestModule): string | undefined {
  if (module.ok()) return undefined;
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.errors()[0]?.message.split('\n')[0] ?? 'it could not be run';
}

async function run({ tests, broken }: Question): Promise<Answer> {
  wanted = tests;
  const id = resolve(broken?.file ?? '');
  laid = broken === undefined ? undefined : { id, text: broken.text };
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
