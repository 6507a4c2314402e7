export type DivisionLevel = 'provinceCode' | 'districtCode' | 'wardCode';

/** Levels to clear when a level changes. */
export const below: Record<DivisionLevel, readonly DivisionLevel[]> = {
  provinceCode: ['districtCode', 'wardCode'],
  districtCode: ['wardCode'],
  wardCode: [],
};
