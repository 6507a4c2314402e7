import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { startUpload, type UploadPorts, type UploadState } from '#web/platform/uploads/start-upload.ts';
import type { OpenedUpload, UploadDoor } from '#web/platform/uploads/upload-door.ts';
import type { KeptUpload } from '#web/platform/uploads/upload-memory.ts';

export const mebibyte = 1024 * 1024;

/** File whose bytes tell their place, without the memory of a real one. */
export function aFile(size: number, name = 'phim.mp4'): File {
  const slice = (from: number, to: number) => ({ size: to - from, from });
  return { name, size, type: 'video/mp4', lastModified: 1, slice } as never;
}

export const refusal = (status: number, code = 'REFUSED') => new ApiError({ status, code, message: code });

type Row = { id: string; size: number; finished: boolean; arrived: Map<number, number>; givenUp: boolean };

/** The server's side: keeps rows and parts, and cuts connections as it is told. */
export function uploadWorld({ partSize = 16 * mebibyte, partedAbove = 16 * mebibyte } = {}) {
  const rows = new Map<string, Row>();
  const kept = new Map<string, KeptUpload>();
  const calls: string[] = [];
  const puts: number[] = [];
  const waits: number[] = [];
  const world = {
    rows,
    kept,
    calls,
    puts,
    waits,
    /** Most requests at once. */
    busiest: 0,
    isOnline: true,
    cannotIdentify: false,
    chance: 1,
    names: [] as string[],
    goOnline: (): void => undefined,
    /** What a PUT of this part meets: 'cut' before it arrives, 'lost' after, 'hold' never ends by itself. */
    fate: (_number: number): 'ok' | 'cut' | 'lost' | 'hold' => 'ok',
    /** What a call of the API meets. */
    refuse: (_call: string): Error | undefined => undefined,
  };
  let underWay = 0;

  const rowOf = (id: string): Row => {
    const row = rows.get(id);
    if (!row || row.givenUp) throw refusal(404, 'UPLOAD_NOT_FOUND');
    return row;
  };
  const countOf = (size: number) => Math.ceil(size / partSize);
  const bytesOf = (size: number, number: number) => Math.min(partSize, size - (number - 1) * partSize);
  const urlsOf = ({ id, size }: Row, numbers: number[]) =>
    numbers.map((number) => ({ number, url: `/${id}/${number}`, bytes: bytesOf(size, number) }));

  async function heard<T>(call: string, work: () => T): Promise<T> {
    calls.push(call);
    await Promise.resolve();
    const refused = world.refuse(call);
    if (refused) throw refused;
    return work();
  }

  const door: UploadDoor = {
    openUpload: (_kind, { size, fileName }) =>
      heard('open', (): OpenedUpload => {
        world.names.push(fileName);
        const row: Row = {
          id: `u${rows.size + 1}`,
          size,
          finished: false,
          arrived: new Map(),
          givenUp: false,
        };
        rows.set(row.id, row);
        const { id } = row;
        if (size <= partedAbove) return { id, uploadUrl: `/${id}/0`, headers: { 'x-one': 'yes' } };
        const count = countOf(size);
        const first = Array.from({ length: Math.min(4, count) }, (_, index) => index + 1);
        return {
          id,
          uploadUrl: null,
          headers: {},
          parts: { size: partSize, count, urls: urlsOf(row, first) },
        };
      }),
    signParts: (_kind, id, numbers) =>
      heard(`sign ${numbers.join()}`, () => {
        const row = rowOf(id);
        if (row.finished) throw refusal(409, 'UPLOAD_COMPLETE');
        if (numbers.length > 8) throw refusal(400, 'BAD_REQUEST');
        const arrived = [...row.arrived].map(([number, bytes]) => ({ number, bytes }));
        return { size: partSize, count: countOf(row.size), arrived, urls: urlsOf(row, numbers) };
      }),
    finish: (_kind, id) =>
      heard('finish', () => {
        const row = rowOf(id);
        const whole = [...row.arrived.values()].reduce((sum, bytes) => sum + bytes, 0);
        if (whole !== row.size) throw refusal(409, 'UPLOAD_INCOMPLETE');
        row.finished = true;
      }),
    giveUp: (_kind, id) => heard('giveUp', () => void (rowOf(id).givenUp = true)),
  };

  const put: UploadPorts['put'] = async (url, body, _headers, { signal, onProgress }) => {
    const [, id = '', place = ''] = url.split('/');
    const number = Number(place);
    puts.push(number);
    underWay += 1;
    world.busiest = Math.max(world.busiest, underWay);
    try {
      await Promise.resolve();
      const fate = world.fate(number);
      onProgress(0.5);
      if (fate === 'hold')
        await new Promise((_, reject) => {
          if (signal.aborted) reject(new Error('stopped'));
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        });
      if (fate === 'cut') throw new Error('cut');
      rowOf(id).arrived.set(number || 1, body.size);
      onProgress(1);
      if (fate === 'lost') throw new Error('lost');
    } finally {
      underWay -= 1;
    }
  };

  const keyOf = (kind: UploadKind, identity: string) => `${kind} ${identity}`;
  const ports: UploadPorts = {
    door,
    put,
    memory: {
      find: (kind, identity) => Promise.resolve(kept.get(keyOf(kind, identity))),
      keep: (upload) => Promise.resolve(void kept.set(keyOf(upload.kind, upload.identity), upload)),
      forget: (kind, identity) => Promise.resolve(void kept.delete(keyOf(kind, identity))),
    },
    identify: ({ name, size }) =>
      world.cannotIdentify ? Promise.reject(new Error('no crypto')) : Promise.resolve(`${name} ${size}`),
    connection: {
      isOnline: () => world.isOnline,
      whenOnline: () =>
        new Promise((resolve) => {
          world.goOnline = () => {
            world.isOnline = true;
            resolve();
          };
        }),
    },
    delay: (milliseconds, signal) => {
      waits.push(milliseconds);
      signal.throwIfAborted();
      return Promise.resolve();
    },
    random: () => world.chance,
  };

  return Object.assign(world, {
    /** A page that sends a file; a second one is the page after a reload. */
    send(file: File, { maxAttempts }: { maxAttempts?: number } = {}) {
      const states: UploadState[] = [];
      const onChange = (state: UploadState) => void states.push(state);
      const upload = startUpload(
        ports,
        'postVideos',
        file,
        maxAttempts ? { maxAttempts, onChange } : { onChange },
      );
      return { upload, states };
    },
  });
}

/** Lets everything that can go on go on. */
export const rest = () => new Promise((resolve) => setTimeout(resolve, 0));
