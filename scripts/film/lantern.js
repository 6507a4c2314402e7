/** Runs in a browser: a lantern sways in the evening and its light breathes, once around. */
globalThis.scenes = {
  ...globalThis.scenes,
  lantern: ({ brush, turn, width: size, image }) => {
    const fill = (paint, ...stops) => {
      for (const [at, colour] of stops) paint.addColorStop(at, colour);
      brush.fillStyle = paint;
      brush.fillRect(0, 0, size, size);
    };
    const swing = Math.sin(turn * 2 * Math.PI);
    const light = 0.75 + 0.25 * Math.cos(turn * 4 * Math.PI);
    const [x, y] = [size / 2, size * 0.52];
    fill(brush.createLinearGradient(0, 0, 0, size), [0, '#2b1a2f'], [1, '#7a3324']);
    fill(
      brush.createRadialGradient(x, y, 10, x, y, size * 0.48),
      [0, `rgb(255 196 92 / ${0.7 * light})`],
      [1, 'rgb(255 150 60 / 0)'],
    );
    const width = size * 0.62;
    brush.save();
    brush.translate(x, -size * 0.1);
    brush.rotate(swing * 0.09);
    brush.drawImage(image, -width / 2, size * 0.28, width, width);
    brush.restore();
  },
};
