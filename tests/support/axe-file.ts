import { createRequire } from 'node:module';

/** Where the web of journeys has axe, beside its own code: a folder of its own, so that it counts as none of it. */
export const axeAddress = '/assets/axe/axe.min.js';

/** Its own builder would put all of it into the page twice for each question. */
export function axeFile(): string {
  const axePackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  return axePackage.resolve('axe-core/axe.min.js');
}
