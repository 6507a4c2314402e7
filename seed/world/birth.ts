import { randomOf } from '#seed/random.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Birth date and gender of a demo person, used by both the profile and the ID papers. */
export function birthOf(fullName: string) {
  const random = randomOf(`birth:${fullName}`);
  const [year, month, day] = [random.between(1966, 2001), random.between(1, 12), random.between(1, 28)];
  const gender = / Thị /.test(fullName) ? ('female' as const) : ('male' as const);
  return { dob: `${year}-${two(month)}-${two(day)}`, gender };
}
