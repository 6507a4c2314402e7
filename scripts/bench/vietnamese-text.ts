import { type Random, randomOf } from '#seed/random.ts';

const onsets = 'b,c,ch,d,đ,g,gi,h,kh,l,m,n,ng,nh,ph,qu,r,s,t,th,tr,v,x,'.split(',');
const rhymes =
  'a,an,ang,anh,ao,au,ay,âm,ân,âu,ây,ăn,ăng,e,en,eo,ê,ên,i,iên,iêu,in,inh,o,oan,oi,on,ong,ô,ôi,ôn,ông,ơ,ơi,ơn,u,uân,ui,un,ung,uôn,uông,ư,ưng,ươi,ương,uyên,y'.split(
    ',',
  );
const tones = ['', '\u0300', '\u0301', '\u0309', '\u0303', '\u0323'];

/** Puts a tone on the last vowel with a mark, else on the first vowel. */
function toned(syllable: string, tone: string): string {
  const marked = /.*[ăâêôơư]/u.exec(syllable)?.[0].length;
  const place = marked ?? syllable.search(/[aeiouy]/u) + 1;
  return (syllable.slice(0, place) + tone + syllable.slice(place)).normalize('NFC');
}

const all = onsets.flatMap((onset) =>
  rhymes.flatMap((rhyme) => tones.map((tone) => toned(onset + rhyme, tone))),
);

/** Shuffles, so that frequent syllables are of all kinds. */
function shuffled(texts: readonly string[], random: Random): string[] {
  const mixed = [...texts];
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = random.between(0, place);
    [mixed[place], mixed[other]] = [mixed[other] ?? '', mixed[place] ?? ''];
  }
  return mixed;
}

const pairCount = 3000;
const syllables = shuffled([...new Set(all)], randomOf('syllables'));

/** Place of a Zipf distribution: each place is half as frequent as the one at half of it. */
export const zipf = (random: Random, count: number): number =>
  Math.min(count - 1, Math.floor(Math.exp(random.next() * Math.log(count + 1))) - 1);

const syllable = (random: Random): string => syllables[zipf(random, syllables.length)] ?? '';

const pairRandom = randomOf('pairs');
const pairs = Array.from({ length: pairCount }, () => `${syllable(pairRandom)} ${syllable(pairRandom)}`);

export const aPair = (random: Random): string => pairs[zipf(random, pairCount)] ?? '';
export const aSyllable = syllable;

/** Text of about so many syllables: four in ten belong to pairs that repeat, as compounds do in Vietnamese. */
export function aText(random: Random, length: number): string {
  const parts: string[] = [];
  for (let count = 0; count < length;) {
    const isPair = random.chance(0.25);
    parts.push(isPair ? aPair(random) : syllable(random));
    count += isPair ? 2 : 1;
  }
  return parts.join(' ');
}
