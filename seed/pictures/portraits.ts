/** Portrait of a member: an emoji person on a tinted disc. */
export type Portrait = { key: string; code: string; ground: string };

const discs = ['#f3dfba', '#f2cdc4', '#c9e2d5', '#c5d9eb', '#dacce8', '#dbdfb4'];

/** In the order of the members, so that faces fit names. */
const codes = `
  1f469-1f3fb-200d-1f4bc 1f468-1f3fb-200d-1f4bb 1f469-1f3fb 1f468-1f3fb 1f468-1f3fc 1f468-1f3fc-200d-1f33e
  1f469-1f3fc 1f468-1f3fb-200d-1f527 1f469-1f3fb-200d-1f3a8 1f468-1f3fc-200d-1f373 1f475-1f3fb
  1f468-1f3fb-200d-1f4bc 1f469-1f3fc-200d-1f3eb 1f468-1f3fc-200d-1f3ed 1f469-1f3fb-200d-1f393 1f474-1f3fb
  1f469-1f3fc-200d-1f373 1f468-1f3fb-200d-1f393 1f469-1f3fb-200d-1f33e 1f468-1f3fb-200d-1f3eb 1f475-1f3fc
  1f468-1f3fb-200d-1f52c 1f469-1f3fc-200d-1f4bc 1f474-1f3fc 1f469-1f3fb-200d-1f52c 1f468-1f3fb-200d-1f33e
  1f469-1f3fb-200d-1f373 1f468-1f3fc-200d-1f3a8 1f469-1f3fc-200d-1f393 1f469-1f3fc-200d-1f3a8
  1f468-1f3fb-200d-1f373 1f468-1f3fc-200d-1f527
`
  .trim()
  .split(/\s+/);

export const portraits: readonly Portrait[] = codes.map((code, i) => ({
  key: `nguoi-${String(i + 1).padStart(2, '0')}`,
  code,
  ground: discs[i % discs.length] ?? '#f3dfba',
}));
