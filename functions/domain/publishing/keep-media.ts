import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { idPattern } from '#shared/values/ids.ts';
import { attach } from '#functions/domain/media/uploads.ts';
import { chunk } from '#functions/platform/chunk.ts';
import type { Context } from '#functions/platform/table/context.ts';

/** Videos of a text: their kind, and how the text names them. */
export type TextVideos<D> = { kind: UploadKind; of: (text: D) => readonly (string | null)[] };

type Use = { kind: UploadKind; upload: string };

const writesAtOnce = 10;

/** Finds pictures by their addresses, wherever in the text they stand: in a list, or in the HTML. */
const picturesIn = (text: object): Use[] =>
  [...JSON.stringify(text).matchAll(/\/media\/posts\/(\w+)\/[\w{}]+\.webp/g)].map(([, upload = '']) => ({
    kind: 'postImages',
    upload,
  }));

function usesOf<D extends object>(text: D, videos: TextVideos<D> | undefined): Use[] {
  const films = videos?.of(text).map((upload) => ({ kind: videos.kind, upload: upload ?? '' })) ?? [];
  return [...picturesIn(text), ...films].filter(({ upload }) => idPattern.test(upload));
}

/**
 * Keeps uploads that a text shows and the text before it did not; others are deleted after a day. An address that
 * names no upload stays without effect, because editors may write any. Uploads that a text no longer shows are
 * kept, because its versions show them.
 */
export async function keepMedia<D extends object>(
  { table }: Context,
  of: { kind: string; id: string },
  { text, before, videos }: { text: D; before: D | null; videos: TextVideos<D> | undefined },
): Promise<void> {
  const known = new Set((before ? usesOf(before, videos) : []).map(({ upload }) => upload));
  const fresh = new Map(usesOf(text, videos).map((use) => [use.upload, use.kind]));
  const keeping = [...fresh].filter(([upload]) => !known.has(upload));
  for (const some of chunk(keeping, writesAtOnce))
    await Promise.all(some.map(([upload, kind]) => table.write([attach(upload, { kind, of })])));
}
