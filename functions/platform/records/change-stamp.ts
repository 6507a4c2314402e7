import { now } from '../clock.ts';
import { originOfChange } from './change-origin.ts';

/** Returns actor, way and time of a change, for records that store their latest change themselves. */
export function changeStamp() {
  const { who, way } = originOfChange();
  return { who, way, at: now().toISOString() };
}
