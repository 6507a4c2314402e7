const begins = 'ngh?|nh|gh?|gi|kh?|ph?|th?|tr?|ch?|qu?|[bdhlmrsvx]';
const rings = 'a[iouy]?|e[ou]?|i(?:a|eu?|u)?|o(?:a[ioy]?|eo?|i)?|u(?:ay?|e|i|o[iu]?|u|y[aeu]?)?|y(?:eu?)?';
const ends = 'ng|nh|ch|[cmnpt]';

const syllable = new RegExp(`^(?:${begins})?(?:${rings})(?:${ends})?$`);

/** Whether it could be a Vietnamese word: `giuong` could; `trnag` and `bôg` are typos. */
export const isSyllable = (folded: string): boolean => syllable.test(folded);
