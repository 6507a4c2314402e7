import type { Raster } from './raster.ts';

function hueOf(red: number, green: number, blue: number): { hue: number; chroma: number } {
  const high = Math.max(red, green, blue);
  const chroma = high - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma };
  if (high === red) return { hue: (60 * ((green - blue) / chroma) + 360) % 360, chroma };
  if (high === green) return { hue: 60 * ((blue - red) / chroma) + 120, chroma };
  return { hue: 60 * ((red - green) / chroma) + 240, chroma };
}

/** Dominant hue of a picture in degrees; null if it is grey. */
export function dominantHue({ data }: Raster): number | null {
  const weights = Array.from({ length: 36 }, () => 0);
  let pixels = 0;
  for (let i = 0; i < data.length; i += 16) {
    if ((data[i + 3] ?? 0) < 200) continue;
    pixels += 1;
    const { hue, chroma } = hueOf(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
    if (chroma > 40) weights[Math.floor(hue / 10)] = (weights[Math.floor(hue / 10)] ?? 0) + chroma / 255;
  }
  const around = weights.map(
    (weight, at) => weight + ((weights[(at + 35) % 36] ?? 0) + (weights[(at + 1) % 36] ?? 0)) / 2,
  );
  const best = Math.max(...around);
  return best < pixels * 0.08 ? null : around.indexOf(best) * 10 + 5;
}

/** Hue of a color; null for greys. */
export function hueOfHex(hex: string): number | null {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const { hue, chroma } = hueOf(red, green, blue);
  return chroma > 24 ? hue : null;
}
