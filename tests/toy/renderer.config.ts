import { resolve } from 'node:path';
import { mergeConfig } from 'vite';
import product from '../../vite.config.ts';
import { swap } from './swap.ts';

/** The renderer with the toy in the place of the product's games. */
export default mergeConfig(product, {
  plugins: [swap('src-renderer/games/index.ts', 'tests/toy/index.ts')],
  build: { outDir: resolve('out/toy/out/renderer') },
});
