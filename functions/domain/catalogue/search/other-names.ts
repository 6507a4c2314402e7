/** Synonyms from North and South, trade and English names, without diacritics as in the index. */
const sameGoods: string[][] = [
  ['xa phong', 'xa bong', 'soap'],
  ['lon', 'heo'],
  ['ngo', 'bap'],
  ['lac', 'dau phong'],
  ['vung', 'me'],
  ['coc', 'ly'],
  ['bat', 'chen'],
  ['thia', 'muong'],
  ['tat', 'vo', 'socks'],
  ['mu', 'non'],
  ['ao phong', 'ao thun', 't shirt'],
  ['quan bo', 'quan jean'],
  ['vay lien', 'dam', 'dress'],
  ['xi dau', 'nuoc tuong', 'soy sauce'],
  ['banh da nem', 'banh trang', 'rice paper'],
  ['banh trung thu', 'banh nuong', 'banh deo', 'mooncake'],
  ['laptop', 'may tinh xach tay'],
  ['headphone', 'earphone', 'tai nghe'],
  ['speaker', 'loa'],
  ['keyboard', 'ban phim'],
  ['sac du phong', 'pin du phong', 'power bank'],
  ['chocolate', 'so co la'],
  ['coffee', 'cafe', 'ca phe'],
  ['tea', 'tra'],
  ['rice', 'gao'],
  ['honey', 'mat ong'],
  ['fish sauce', 'nuoc mam'],
  ['watch', 'clock', 'dong ho'],
  ['lantern', 'den long'],
  ['silk', 'lua'],
  ['shoes', 'giay'],
  ['bag', 'tui'],
  ['book', 'sach'],
  ['toy', 'do choi'],
  ['bicycle', 'xe dap'],
  ['football', 'bong da'],
];

const names = new Map<string, string[]>();
for (const same of sameGoods)
  for (const name of same)
    names.set(name, [...(names.get(name) ?? []), ...same.filter((other) => other !== name)]);

/** Other names of goods; used only if the typed name finds nothing. */
export const otherNamesOf = (name: string): string[][] =>
  (names.get(name) ?? []).map((other) => other.split(' '));
