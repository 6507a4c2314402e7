import { now } from '../clock.ts';
import { originOfChange } from './change-origin.ts';

/** Who changes something, by which way and when: for records that carry their latest change themselves. */
export function changeStamp() {
  const { who, way } = originOfChange();
  return { who, way, at: now().toISOString() };
}
