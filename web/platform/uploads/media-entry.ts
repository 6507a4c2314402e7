import { type UploadKind, uploadKinds } from '#shared/media/upload-kinds.ts';
import type { UploadState } from './start-upload.ts';

/** What a chosen file is for: each role goes to an upload kind of its own. */
export type MediaRole = 'picture' | 'video' | 'file';
export type MediaKinds = Partial<Record<MediaRole, UploadKind>>;

/** A chosen file on its way to the server. */
export type MediaEntry = {
  key: string;
  name: string;
  size: number;
  role: MediaRole;
  /** `preparing`: the video is being converted in this browser. `packaging`: the server makes it playable. */
  status: 'preparing' | 'packaging' | UploadState['status'];
  /** Share from 0 to 1; a video's conversion is the first half. */
  progress: number;
  /** Address of a local preview. */
  preview?: string | undefined;
  /** Description for people who cannot see the picture. */
  alt: string;
  /** Id on the server, once the file is there. */
  id?: string | undefined;
  /** Id of a video's poster on the server. */
  posterId?: string | undefined;
  /** `tooLarge`: the prepared video is larger than its kind allows. */
  problem?: 'tooLarge' | 'refused' | 'lost' | undefined;
  error?: unknown;
};

type TypedFile = { type: string };

/** Larger videos take longer to convert than a person waits. */
const maxVideoSourceBytes = 4 * 1024 * 1024 * 1024;

/** Returns the role of a file; undefined if the uploader takes no such files. */
export function roleOf({ type }: TypedFile, kinds: MediaKinds): MediaRole | undefined {
  if (kinds.picture && type.startsWith('image/')) return 'picture';
  if (kinds.video && type.startsWith('video/')) return 'video';
  return kinds.file && 'file';
}

/** Types the file dialog offers. Any video will do, because it is converted. */
export const acceptOf = ({ picture, video, file }: MediaKinds): string =>
  [
    ...(picture ? uploadKinds[picture].types : []),
    ...(video ? ['video/*'] : []),
    ...(file ? uploadKinds[file].types : []),
  ].join(',');

/** Returns the largest size of a chosen file. A video is measured again after its conversion. */
export function maxBytesOf(file: TypedFile, kinds: MediaKinds): number {
  const role = roleOf(file, kinds);
  if (role === 'video') return maxVideoSourceBytes;
  const kind = role && kinds[role];
  return kind ? uploadKinds[kind].maxBytes : 0;
}
