import * as z from 'zod';

/**
 * The two systems of Vietnam's administrative divisions. v1 has provinces, districts and wards, and was in use
 * until June 2025. v2 has provinces and wards, and is in use since July 2025.
 */
export const divisionSystems = ['v1', 'v2'] as const;
export const DivisionSystem = z.enum(divisionSystems);
export type DivisionSystem = z.infer<typeof DivisionSystem>;

const writtenCode = /^\d{1,5}$/;

/** Official code of a division, with or without leading zeros: 1, '1' and '01' are Hà Nội. */
export const DivisionCode = z.union([
  z.int().min(1).max(99_999),
  z.string().regex(writtenCode).transform(Number),
]);

const Division = z.object({
  name: z.string(),
  code: z.int(),
  /** Type in Vietnamese and lower case: 'tỉnh', 'thành phố trung ương', 'quận', 'phường', … */
  division_type: z.string(),
  codename: z.string(),
});

export const FormerWard = Division.extend({ district_code: z.int() });
export type FormerWard = z.infer<typeof FormerWard>;

export const FormerDistrict = Division.extend({ province_code: z.int(), wards: z.array(FormerWard) });
export type FormerDistrict = z.infer<typeof FormerDistrict>;

export const FormerProvince = Division.extend({ phone_code: z.int(), districts: z.array(FormerDistrict) });
export type FormerProvince = z.infer<typeof FormerProvince>;

export const Ward = Division.extend({ province_code: z.int() });
export type Ward = z.infer<typeof Ward>;

export const Province = Division.extend({ phone_code: z.int(), wards: z.array(Ward) });
export type Province = z.infer<typeof Province>;
