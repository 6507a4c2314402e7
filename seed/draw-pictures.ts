import { argv } from 'node:process';
import * as z from 'zod';
import { putFilms } from './films.ts';
import { openPictureUploader } from './picture-uploader.ts';
import { picturesOfWorld } from './pictures-of-world.ts';
import { filesOfDocuments } from './world/document-files.ts';

const [part, s3Endpoint, mediaBucket] = z
  .tuple([z.enum(['first', 'later']), z.string(), z.string()])
  .parse(argv.slice(2));

// The parent process stopped or died.
process.once('disconnect', () => process.exit());

const uploader = await openPictureUploader(s3Endpoint, mediaBucket);
const pictures = picturesOfWorld();
if (part === 'later') {
  await putFilms(uploader.put);
  for (const file of filesOfDocuments()) await uploader.put(file);
}
await uploader.uploadAll(pictures[part]);
uploader.close();
process.disconnect();
