import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export type PictureUpload = {
  /** Resolves when the pictures of the first screen are uploaded. */
  first: Promise<void>;
  /** Resolves when all pictures are uploaded. */
  all: Promise<void>;
  stop: () => Promise<void>;
};

const script = fileURLToPath(new URL('draw-pictures.ts', import.meta.url));

/** Lowers a new process's priority before it starts threads, which inherit it. */
function giveWay({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}

/** Draws and uploads pictures in separate processes; those off the first screen at low priority. */
export function uploadPictures(s3Endpoint: string, mediaBucket: string): PictureUpload {
  let isStopped = false;
  let drawing: ChildProcess | undefined;

  async function draw(part: 'first' | 'later'): Promise<void> {
    if (!isStopped) drawing = fork(script, [part, s3Endpoint, mediaBucket]);
    if (!drawing || isStopped) throw new Error('Making pictures was stopped before the end');
    if (part === 'later') giveWay(drawing);
    const [code] = (await once(drawing, 'exit')) as [number | null];
    if (code !== 0) throw new Error('Making pictures was stopped before the end');
  }

  const first = draw('first');
  const all = first.then(() => draw('later'));
  // A caller that stops early does not await these promises.
  for (const promise of [first, all]) promise.catch(() => {});
  return {
    first,
    all,
    async stop() {
      isStopped = true;
      if (!drawing || drawing.exitCode !== null || drawing.signalCode !== null) return;
      drawing.kill();
      await once(drawing, 'exit');
    },
  };
}

export const nothingToUpload = (): PictureUpload => ({
  first: Promise.resolve(),
  all: Promise.resolve(),
  stop: async () => {},
});
