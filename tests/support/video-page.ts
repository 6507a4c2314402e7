import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';

const folder = join(import.meta.dirname, '../../web/platform/video');

/** Policies of pages and of the video worker; `tests/infra/edge.test.ts` holds the stack to the same. */
const pagePolicy =
  "default-src 'self'; img-src 'self' blob:; media-src 'self' blob:; worker-src 'self' blob:";
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src blob:";

function bundle(entry: string, banner = ''): Map<string, string> {
  const { outputFiles } = buildSync({
    entryPoints: [join(folder, entry)],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    banner: { js: banner },
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}

const under = (path: string, files: ReadonlyMap<string, string>) =>
  [...files].map(([name, text]): [string, string] => [path + name, text]);

/** Serves a page with `prepareVideo`, as the edge would send it. In `/without/` the browser has no video encoder. */
export async function aVideoPage() {
  const page = bundle('prepare-video.ts');
  const files = new Map([
    ...under('/with/', page),
    ...under('/with/', bundle('video-worker.ts')),
    ...under('/without/', page),
    ...under('/without/', bundle('video-worker.ts', 'globalThis.VideoEncoder = undefined;')),
  ]);
  const server = createServer(({ url = '' }, response) => {
    // Sources name the worker by its source file.
    const text = files.get(url.replace(/\.ts$/, '.js'));
    const isWorker = url.includes('video-worker');
    response.writeHead(200, {
      'content-type': text === undefined ? 'text/html' : 'text/javascript',
      'content-security-policy': isWorker ? workerPolicy : pagePolicy,
    });
    response.end(text ?? '<!doctype html><title>Video</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Films a moving square with a tone in the page, and prepares the film. */
export const filmAndPrepare = (
  where: 'with' | 'without',
  { width, height, seconds, mimeType }: { width: number; height: number; seconds: number; mimeType: string },
): string => `(async () => {
  const { prepareVideo } = await import('/${where}/prepare-video.js');
  const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} });
  const context = canvas.getContext('2d');
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const sound = audio.createMediaStreamDestination();
  tone.connect(sound);
  tone.start();
  const stream = new MediaStream([...canvas.captureStream(30).getTracks(), ...sound.stream.getTracks()]);
  let frame = 0;
  const drawing = setInterval(() => {
    context.fillStyle = 'hsl(' + ((frame * 7) % 360) + ' 80% 50%)';
    context.fillRect(0, 0, canvas.width, canvas.height);
    frame += 1;
  }, 33);
  const record = async (milliseconds) => {
    const recorder = new MediaRecorder(stream, { mimeType: '${mimeType}' });
    const parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((done) => (recorder.onstop = done));
    recorder.start(100);
    await new Promise((done) => setTimeout(done, milliseconds));
    recorder.stop();
    await stopped;
    return new File(parts, 'phim.webm', { type: 'video/webm' });
  };
  const hasPictures = (film) =>
    new Promise((done) => {
      const video = document.createElement('video');
      video.onloadeddata = () => done(video.videoWidth > 0);
      video.onerror = () => done(false);
      video.src = URL.createObjectURL(film);
    });
  // A busy machine may record sound alone: then it is recorded again, for longer.
  let film = await record(${seconds * 1000});
  for (let times = 2; times < 8 && !(await hasPictures(film)); times += 1)
    film = await record(${seconds * 1000} * times);
  clearInterval(drawing);
  return (${describePrepared.toString()})(await prepareVideo(film, { signal: new AbortController().signal, onProgress: () => undefined }));
})()`;

/** Prepares bytes that are no video. */
export const prepareGarbage = `(async () => {
  const { prepareVideo } = await import('/with/prepare-video.js');
  const file = new File(['không phải video'], 'phim.mov', { type: 'video/quicktime' });
  return (${describePrepared.toString()})(await prepareVideo(file, { signal: new AbortController().signal, onProgress: () => undefined }));
})()`;

export type PreparedFacts = {
  how: string;
  name: string;
  type: string;
  bytes: string;
  poster: [type: string, width: number, height: number] | null;
};

/** Runs in the page. */
async function describePrepared(prepared: {
  file: File;
  how: string;
  poster?: File;
}): Promise<PreparedFacts> {
  const { file, how, poster } = prepared;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const page = globalThis as unknown as {
    createImageBitmap: (file: File) => Promise<{ width: number; height: number }>;
  };
  const picture = poster && (await page.createImageBitmap(poster));
  return {
    how,
    name: file.name,
    type: file.type,
    bytes: btoa(text),
    poster: poster && picture ? [poster.type, picture.width, picture.height] : null,
  };
}
