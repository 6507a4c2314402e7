import { randomOf } from '#seed/random.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** When somebody of the demo world was born, and as what: their profile and their papers say the same. */
export function birthOf(fullName: string) {
  const random = randomOf(`birth:${fullName}`);
  const [year, month, day] = [random.between(1966, 2001), random.between(1, 12), random.between(1, 28)];
  const gender = / Thị /.test(fullName) ? ('female' as const) : ('male' as const);
  return { dob: `${year}-${two(month)}-${two(day)}`, gender };
}
