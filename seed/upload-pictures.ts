import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export type PictureUpload = {
  /** What the first screens show is in place. */
  first: Promise<void>;
  /** Everything is. */
  all: Promise<void>;
  stop: () => Promise<void>;
};

const script = fileURLToPath(new URL('draw-pictures.ts', import.meta.url));

/** As it begins, before it has threads of its own: each takes its priority from whoever made it. */
function giveWay({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}

/**
 * Draws and uploads in processes of their own: the market has other work for its threads meanwhile. What nobody sees
 * at first is drawn when nothing else wants the processor.
 */
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
  // Whoever stops early does not wait for either.
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
