export type DivisionLevel = 'provinceCode' | 'districtCode' | 'wardCode';

/** What is chosen below a level no longer holds once that level changes. */
export const below: Record<DivisionLevel, readonly DivisionLevel[]> = {
  provinceCode: ['districtCode', 'wardCode'],
  districtCode: ['wardCode'],
  wardCode: [],
};
