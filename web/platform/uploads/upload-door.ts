import type { UploadKind } from '#shared/media/upload-kinds.ts';

/** Signed address that takes one part of a file. Parts are numbered from 1. */
export type PartUrl = { number: number; url: string; bytes: number };

/** Parts of a large upload: all have `size` bytes but the last. */
export type PartPlan = { size: number; count: number };

export type OpenedUpload = {
  id: string;
  /** Address for the whole file; null for a file that is sent in parts. */
  uploadUrl: string | null;
  headers: Record<string, string>;
  parts?: (PartPlan & { urls: PartUrl[] }) | null;
};

export type SignedParts = PartPlan & { arrived: { number: number; bytes: number }[]; urls: PartUrl[] };

type FileFacts = { fileName: string; size: number; mimeType: string };

/** Largest number of parts whose addresses are signed by one request. */
export const maxSignedParts = 8;

/** Operations of the server that an upload needs. Tests put a fake in its place. */
export type UploadDoor = {
  openUpload: (kind: UploadKind, facts: FileFacts) => Promise<OpenedUpload>;
  /** Signs addresses of parts and returns which parts the bucket already has. */
  signParts: (kind: UploadKind, id: string, numbers: number[], signal: AbortSignal) => Promise<SignedParts>;
  finish: (kind: UploadKind, id: string, signal: AbortSignal) => Promise<unknown>;
  giveUp: (kind: UploadKind, id: string) => Promise<unknown>;
};
