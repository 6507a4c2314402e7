import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { apiUploadDoor } from './api-upload-door.ts';
import { browserConnection, delay } from './browser-connection.ts';
import { fileIdentity } from './file-identity.ts';
import { putBytes } from './put-bytes.ts';
import { startUpload, type Upload, type UploadOptions, type UploadPorts } from './start-upload.ts';
import { uploadMemory } from './upload-memory.ts';

const ports: UploadPorts = {
  door: apiUploadDoor,
  put: putBytes,
  memory: uploadMemory,
  identify: fileIdentity,
  connection: browserConnection,
  delay,
  random: Math.random,
};

/** Starts an upload to this site. */
export const uploadToSite = (kind: UploadKind, file: File, options: UploadOptions): Upload =>
  startUpload(ports, kind, file, options);
