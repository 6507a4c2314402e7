import { encode } from 'uqr';

/** Banking apps want a quiet margin around a code; the screen adds more. */
const border = 2;

/** The dark runs of one row. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length;) {
    let length = 0;
    while (row[x + length]) length += 1;
    if (length > 0) path += `M${x} ${y}h${length}v1h-${length}z`;
    x += Math.max(1, length);
  }
  return path;
}

/** A code as a picture that needs no second request: plain black on white, whatever the theme around it. */
export function qrPicture(content: string): string {
  const { size, data } = encode(content, { ecc: 'M', border });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${data.map(runsOf).join('')}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
