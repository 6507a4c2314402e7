import { AppError } from '#shared/contract/errors.ts';
import type { DivisionSystem } from '#shared/places/division.ts';
import { currentDivisions } from './current-divisions.ts';
import type { Node } from './divisions.ts';
import { findDivision } from './find-divisions.ts';
import { formerDivisions } from './former-divisions.ts';

export type DivisionCodes = {
  system: DivisionSystem;
  provinceCode: number;
  districtCode: number | null;
  wardCode: number | null;
};

/** Codes of nested divisions with their official names. */
export type DivisionNames = DivisionCodes & {
  province: string;
  district: string | null;
  ward: string | null;
};

/** Part with this code. The code may be missing only for places without parts, as some islands. */
function partOf(whole: Node, code: number | null, unknown: 'UNKNOWN_DISTRICT' | 'UNKNOWN_WARD') {
  if (code === null && whole.parts.length === 0) return undefined;
  const part = whole.parts.find((candidate) => candidate.code === code);
  if (!part) throw new AppError(unknown);
  return part;
}

/** Checks that the codes exist and are nested, and adds their names. Names from clients are never trusted. */
export function resolveDivisions(codes: DivisionCodes): DivisionNames {
  const { system, provinceCode } = codes;
  const divisions = system === 'v1' ? formerDivisions() : currentDivisions();
  const province = findDivision(divisions, 0, provinceCode, 'UNKNOWN_PROVINCE');
  const district = system === 'v1' ? partOf(province, codes.districtCode, 'UNKNOWN_DISTRICT') : undefined;
  const ward = partOf(district ?? province, codes.wardCode, 'UNKNOWN_WARD');
  return {
    system,
    provinceCode,
    province: province.name,
    districtCode: district?.code ?? null,
    district: district?.name ?? null,
    wardCode: ward?.code ?? null,
    ward: ward?.name ?? null,
  };
}
