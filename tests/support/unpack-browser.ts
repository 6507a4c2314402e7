import { unpackChromium } from '../../scripts/browser/unpack-chromium.ts';

/** Unpacked once, before the workers: it does not unpack atomically. */
export default function setup(): void {
  unpackChromium();
}
