import { writeFile } from 'node:fs/promises';
import { dominantHue } from './hue.ts';
import { loadSubject } from './layers.ts';
import { isSubject, subjects } from './subjects.ts';

/** Writes the hue of every subject to a file, so that backgrounds can be chosen without rendering pictures. */
const hues: Record<string, number | null> = {};
for (const key of Object.keys(subjects).filter(isSubject)) hues[key] = dominantHue(await loadSubject(key));
await writeFile(new URL('hues.json', import.meta.url), `${JSON.stringify(hues, null, 2)}\n`);
