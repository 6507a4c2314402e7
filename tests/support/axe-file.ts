import { createRequire } from 'node:module';

/** Address of axe in the web build for journeys. A separate folder keeps it out of the counted page code. */
export const axeAddress = '/assets/axe/axe.min.js';

/** The axe script as a file. Its own builder would send all of it twice per check. */
export function axeFile(): string {
  const axePackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  return axePackage.resolve('axe-core/axe.min.js');
}
