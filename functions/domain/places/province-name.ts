import type { DivisionSystem } from '#shared/places/division.ts';
import { currentDivisions } from './current-divisions.ts';
import { findDivision } from './find-divisions.ts';
import { formerDivisions } from './former-divisions.ts';

/** Name of a province in either system. */
export function provinceName(system: DivisionSystem, code: number): string {
  const divisions = system === 'v1' ? formerDivisions() : currentDivisions();
  return findDivision(divisions, 0, code, 'UNKNOWN_PROVINCE').name;
}
