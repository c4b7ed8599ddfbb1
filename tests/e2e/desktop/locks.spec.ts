import { test } from '../fixtures.ts';
import { locks } from '../shells/locks.ts';

test.use({ forgiven: /./ });

test('desktop: the page cannot get out', ({ page }) => locks(page));
