import type { Page } from '@playwright/test';
import { enter, openPage, startApp } from '#tests/e2e/app.ts';
import { layPositions, setText } from './lay.ts';
import { openCampaign, show, type Look } from './open.ts';
import type { GalleryPosition, People } from './positions.ts';

/** What is done with each position in each look. */
type Visit = (page: Page, position: string, look: Look) => Promise<void>;

/** Which looks a position is shown in. */
type LooksOf = (position: string) => readonly Look[];

/** Shows positions in a Caravel of their own on `dataDir`, each in its looks; the text has one size at a time. */
export async function walkGallery(
  dataDir: string,
  positions: readonly GalleryPosition[],
  looksOf: LooksOf,
  visit: Visit,
  people: People = {},
): Promise<void> {
  const ids = layPositions(dataDir, positions, people);
  const texts = new Set(positions.flatMap(({ name }) => looksOf(name).map(({ text }) => text)));
  for (const text of texts) {
    await setText(dataDir, text);
    const app = await startApp(dataDir);
    const { page, browser } = await openPage({ width: 1280, height: 720 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page, app.url);
    for (const [name, id] of ids) {
      const looks = looksOf(name).filter((look) => look.text === text);
      if (looks.length > 0) await openCampaign(page, id);
      // A change of size costs as much as to open a campaign, so the size that the window has comes first.
      const isSize = ({ width, height }: Look): boolean =>
        width === page.viewportSize()?.width && height === page.viewportSize()?.height;
      const [same, others] = [looks.filter(isSize), looks.filter((look) => !isSize(look))];
      for (const look of [...same, ...others]) {
        await show(page, look);
        await visit(page, name, look);
      }
    }
    await browser.close();
    await app.stop();
  }
}
