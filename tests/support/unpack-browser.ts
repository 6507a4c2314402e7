import { unpackChromium } from '../../scripts/browser/unpack-chromium.ts';

/** Unpacks the browser once before the workers start, because unpacking is not atomic. */
export default function setup(): void {
  unpackChromium();
}
