import { test } from '../fixtures.ts';
import { locks } from './locks.ts';

// What is tried there is told on the console as well.
test.use({ forgiven: /./ });

test('the page cannot get out', ({ page }) => locks(page));
