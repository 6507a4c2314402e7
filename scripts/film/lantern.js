/** Runs in a browser: a lantern sways in the evening and its light breathes, once around. */
globalThis.recordLantern = async ({ lantern, size, seconds }) => {
  const picture = new Image();
  picture.src = lantern;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const brush = canvas.getContext('2d');

  const fill = (paint, ...stops) => {
    for (const [at, colour] of stops) paint.addColorStop(at, colour);
    brush.fillStyle = paint;
    brush.fillRect(0, 0, size, size);
  };
  const draw = (turn) => {
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
    brush.drawImage(picture, -width / 2, size * 0.28, width, width);
    brush.restore();
  };

  draw(0);
  const still = canvas.toDataURL();
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/mp4;codecs=avc1.4d001f',
    videoBitsPerSecond: 220_000,
  });
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  const began = performance.now();
  for (let turn = 0; turn < 1; turn = (performance.now() - began) / (seconds * 1000)) {
    draw(turn);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  recorder.stop();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return { film: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')), still };
};
