import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people, newFolder } from '#tests/host/host/support.ts';
import { copyProject, DevRun, type HotReload } from './run.ts';

/** `npm run dev` in a copy of the project, which these tests change. */
describe('npm run dev', () => {
  const project = newFolder();
  const home = newFolder();
  let dev: DevRun;
  let hot: HotReload;

  /** Puts something in the place of a text in a file of the copy. Gives what puts the file back. */
  function change(path: string, from: string, to: string): () => void {
    const file = join(project, path);
    const before = readFileSync(file, 'utf8');
    expect(before).toContain(from);
    writeFileSync(file, before.replace(from, to));
    return () => writeFileSync(file, before);
  }

  beforeAll(async () => {
    copyProject(project);
    // Packages are bundled for a page that runs; none does here.
    change('vite.config.ts', "base: './',", "base: './', optimizeDeps: { noDiscovery: true },");
    dev = await DevRun.start(project, {
      HOME: home,
      XDG_DATA_HOME: join(home, 'data'),
      CARAVEL_DATA: join(home, 'named'),
    });
    hot = await dev.listen();
  }, 120_000);
  afterAll(async () => {
    hot.close();
    await dev.stop();
  });

  test('serves the window with the policy of the shells, wider for styles and for the worker that waits', async () => {
    const page = await dev.get('/');
    expect(await page.text()).toContain('src="./app/main.ts"');
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; " +
        "connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  test('tells the page of a changed style, and of a changed component', async () => {
    // What the page has not loaded is not told of.
    for (const path of ['/components/app.css?import', '/components/Button.svelte']) await dev.get(path);
    const updated = (path: string) =>
      hot.next(({ type, updates = [] }) => type === 'update' && updates.some((one) => one.path === path));
    change('src-renderer/components/app.css', 'body {', 'body {\n  outline: 1px solid red;');
    await updated('/components/app.css');
    change('src-renderer/components/Button.svelte', '<button type="button"', '<button data-changed type="button"');
    await updated('/components/Button.svelte');
    expect(await (await dev.get('/components/Button.svelte')).text()).toContain('data-changed');
  });

  test('starts a changed host anew, which has the campaign that was open, and then has the page loaded anew', async () => {
    const seats = people(2);
    const made = await dev.ask('create', { game: 'endeavor', seats, options: { players: 2, phases: 'one-by-one' } });
    expect(made).toMatchObject({ type: 'table' });
    const { page } = made as { page: { campaign: string } };
    const unknown = '/api/nothing?window=window-0123456789';
    expect(await (await dev.get(unknown)).json()).toEqual({ error: 'unknown' });
    change('src-main/shell-browser/server.ts', `'{"error":"unknown"}'`, `'{"error":"changed"}'`);
    await hot.next(({ type }) => type === 'full-reload');
    expect(await (await dev.get(unknown)).json()).toEqual({ error: 'changed' });
    expect(await dev.ask('open', { campaign: page.campaign })).toMatchObject({
      type: 'table',
      page: { campaign: page.campaign },
    });
  });

  test('says over the page why a host does not start, and goes on with the next change', async () => {
    const putBack = change('src-engine/kernel/rng.ts', 'export function', 'export export function');
    const { err } = await hot.next(({ type }) => type === 'error');
    expect(err?.message).toMatch(/^The host does not run\.[^]*SyntaxError/);
    await expect(dev.ask('home')).rejects.toThrow();
    putBack();
    await hot.next(({ type }) => type === 'full-reload');
    expect(await dev.ask('home')).toMatchObject({ type: 'home' });
  });

  test('lays a position without its past where the rules have changed', async () => {
    const laid = async (query: string): Promise<string> =>
      ((await (await dev.get(`/dev/positions/round-2${query}`)).json()) as { file: string }).file;
    const [whole, bare] = [await laid(''), await laid('?bare')];
    const taxes = 'src-engine/archipelago/rules/actions/taxes.ts';
    const putBack = change(taxes, "if (!moveMarker(context, 'rebellion', TAXES_REBELLION, 'taxes')) return;", '');
    await hot.next(({ type }) => type === 'full-reload');
    expect(await dev.ask('import', { file: whole })).toMatchObject({ why: { code: 'import-differs' } });
    expect(await dev.ask('import', { file: bare })).toMatchObject({ type: 'home' });
    putBack();
    await hot.next(({ type }) => type === 'full-reload');
  });

  test('carries nothing for the pages of others', async () => {
    const { origin, port } = dev;
    expect((await dev.send({ origin }, '{}')).status).toBe(200);
    const named = { origin: `http://localhost:${port}`, host: `localhost:${port}` };
    expect((await dev.send(named, '{}')).status).toBe(200);
    const strangers = [{}, { origin: 'http://example.org' }, { origin, host: 'example.org' }];
    for (const headers of strangers) expect((await dev.send(headers, '{}')).status).toBe(403);
    expect((await dev.send({ origin, 'sec-fetch-site': 'cross-site' }, '{}')).status).toBe(403);
  });

  test('keeps its campaigns below .cache, where no page can read them, and never with those that are played', async () => {
    const file = join(project, '.cache/dev/table/caravel.db');
    expect(existsSync(file)).toBe(true);
    expect((await dev.get(`/@fs${file}`)).status).toBe(403);
    expect(existsSync(join(home, 'data'))).toBe(false);
    expect(existsSync(join(home, 'named'))).toBe(false);
  });

  test('is refused where it runs already', async () => {
    await expect(DevRun.start(project)).rejects.toThrow(/^npm run dev is running already/);
  });
});
