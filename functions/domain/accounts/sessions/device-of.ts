const browsers: [mark: RegExp, name: string][] = [
  [/coc_coc_browser/i, 'Cốc Cốc'],
  [/Zalo/i, 'Zalo'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: [mark: RegExp, name: string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (known: typeof browsers, userAgent: string): string | undefined =>
  known.find(([mark]) => mark.test(userAgent))?.[1];

/** Recognises a device by its user agent. Order matters: most browsers claim to be a later one too. */
export function deviceOf(userAgent: string): { device: string | null; isPhone: boolean } {
  const words = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean);
  return {
    device: words.join(' · ') || null,
    isPhone: /iPhone|iPod|Android.+Mobile/.test(userAgent),
  };
}
