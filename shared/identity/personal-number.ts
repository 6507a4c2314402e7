import { birthProvinces } from './birth-provinces.ts';
import type { PaperGender } from './identity-choices.ts';

export type PersonalNumber = { province: string; gender: PaperGender; birthYear: number };

/**
 * Decodes the twelve digits of a personal number: three for the issuing province, one for gender and century (0
 * a man of the twentieth century, 1 a woman, 2 and 3 of the twenty-first and so on), two for the year of birth,
 * and six without a meaning. Returns undefined for an impossible number.
 */
export function readPersonalNumber(number: string): PersonalNumber | undefined {
  const [, code = '', sign = '', year = ''] = /^(\d{3})(\d)(\d{2})\d{6}$/.exec(number) ?? [];
  const province = birthProvinces[code];
  if (!province) return undefined;
  const century = 1900 + 100 * Math.floor(Number(sign) / 2);
  return {
    province: code,
    gender: Number(sign) % 2 === 0 ? 'male' : 'female',
    birthYear: century + Number(year),
  };
}
