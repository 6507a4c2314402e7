import type { Raster } from './raster.ts';

const tint = [44, 20, 34] as const;
const darkest = 0.36;

/**
 * Draws a soft round shadow where an object meets the ground: darkest in the middle, transparent at the edge.
 */
export function castShadow(canvas: Raster, x: number, y: number, halfWidth: number): void {
  const halfHeight = Math.max(10, halfWidth * 0.17);
  const top = Math.max(0, Math.floor(y - halfHeight));
  const bottom = Math.min(canvas.height - 1, Math.ceil(y + halfHeight));
  const left = Math.max(0, Math.floor(x - halfWidth));
  const right = Math.min(canvas.width - 1, Math.ceil(x + halfWidth));
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const away = ((column - x) / halfWidth) ** 2 + ((row - y) / halfHeight) ** 2;
      if (away >= 1) continue;
      const alpha = darkest * (1 - away) ** 1.7;
      const to = (row * canvas.width + column) * 4;
      for (let c = 0; c < 3; c += 1)
        canvas.data[to + c] = (tint[c] ?? 0) * alpha + (canvas.data[to + c] ?? 0) * (1 - alpha);
      canvas.data[to + 3] = 255 * alpha + (canvas.data[to + 3] ?? 0) * (1 - alpha);
    }
}
