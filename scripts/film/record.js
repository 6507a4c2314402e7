/** Runs in a browser: records one loop of a scene, which `scenes` holds by name. */
globalThis.recordScene = async ({ name, width, height, seconds, bitsPerSecond, stillAt, picture }) => {
  const image = new Image();
  if (picture) {
    image.src = picture;
    await image.decode();
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  const draw = (turn) => globalThis.scenes[name]({ brush, turn, width, height, image });

  draw(stillAt);
  const still = canvas.toDataURL();
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/mp4;codecs=avc1.4d001f',
    videoBitsPerSecond: bitsPerSecond,
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
