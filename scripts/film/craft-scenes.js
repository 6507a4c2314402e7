/** Runs in a browser: scenes of crafts for documents. Each draws the moment `turn` between 0 and 1. */
(() => {
  const mix = (from, to, share) => {
    const part = Math.min(1, Math.max(0, share));
    return `rgb(${from.map((value, place) => Math.round(value + (to[place] - value) * part)).join(' ')})`;
  };
  const clear = (brush, width, height, wall, floor) => {
    brush.fillStyle = wall;
    brush.fillRect(0, 0, width, height);
    brush.fillStyle = floor;
    brush.fillRect(0, height * 0.82, width, height * 0.18);
  };

  /** A cloth goes down into the vat, comes up green and turns blue in the air. */
  const indigo = ({ brush, turn, width, height }) => {
    clear(brush, width, height, '#efe4cf', '#b98f5f');
    const depth = Math.sin(Math.min(1, turn / 0.5) * Math.PI);
    const isDipped = turn > 0.25;
    const air = (turn - 0.45) / 0.45;
    const top = height * (0.06 + 0.42 * depth);
    brush.fillStyle = isDipped ? mix([96, 140, 70], [28, 47, 110], air) : '#f6f1e4';
    const [left, right] = [width * 0.41, width * 0.59];
    brush.beginPath();
    brush.moveTo(left, top);
    brush.lineTo(right, top);
    const sway = Math.sin(turn * 8 * Math.PI) * 8;
    brush.quadraticCurveTo(right + sway, top + height * 0.2, right, top + height * 0.38);
    brush.lineTo(left, top + height * 0.38);
    brush.quadraticCurveTo(left + sway, top + height * 0.2, left, top);
    brush.fill();
    brush.fillStyle = '#6b4a2e';
    brush.fillRect(width * 0.37, top - 8, width * 0.26, 10);
    brush.fillStyle = '#5a3b25';
    brush.fillRect(width * 0.3, height * 0.56, width * 0.4, height * 0.34);
    brush.fillStyle = '#22386f';
    brush.beginPath();
    brush.ellipse(width / 2, height * 0.56, width * 0.2, height * 0.045, 0, 0, 2 * Math.PI);
    brush.fill();
  };

  /** A lump of clay on the wheel rises to a cup. */
  const pottery = ({ brush, turn, width, height }) => {
    clear(brush, width, height, '#e9e2d6', '#a0795a');
    const rise = 0.5 - 0.5 * Math.cos(Math.min(1, turn / 0.85) * Math.PI);
    const [x, base] = [width / 2, height * 0.76];
    brush.fillStyle = '#6f5a49';
    brush.beginPath();
    brush.ellipse(x, base, width * 0.24, height * 0.06, 0, 0, 2 * Math.PI);
    brush.fill();
    const tall = height * (0.14 + 0.38 * rise);
    const rings = 16;
    for (let ring = 0; ring < rings; ring += 1) {
      const share = ring / (rings - 1);
      const lump = Math.sqrt(1 - (share * 0.9) ** 2);
      const cup = 0.72 + 0.16 * Math.sin(share * Math.PI * 0.9) + 0.08 * share;
      const radius = width * 0.13 * (lump * (1 - rise) + cup * rise);
      const wobble = Math.sin(turn * 40 * Math.PI + ring) * 2 * (1 - rise);
      brush.fillStyle = mix([150, 92, 62], [196, 134, 96], share);
      brush.beginPath();
      brush.ellipse(x + wobble, base - 6 - tall * share, radius, radius * 0.3, 0, 0, 2 * Math.PI);
      brush.fill();
    }
    brush.fillStyle = `rgb(92 54 36 / ${rise})`;
    brush.beginPath();
    brush.ellipse(x, base - 6 - tall, width * 0.095, width * 0.024, 0, 0, 2 * Math.PI);
    brush.fill();
    const mark = turn * 24 * Math.PI;
    brush.fillStyle = '#e9d9c4';
    brush.beginPath();
    brush.arc(x + Math.cos(mark) * width * 0.21, base + Math.sin(mark) * height * 0.05, 5, 0, 2 * Math.PI);
    brush.fill();
  };

  globalThis.scenes = { ...globalThis.scenes, indigo, pottery };
})();
