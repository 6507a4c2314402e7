import { writeFile } from 'node:fs/promises';
import { dominantHue } from './hue.ts';
import { loadSubject } from './layers.ts';
import { isSubject, subjects } from './subjects.ts';

/** Writes down the hue of every subject, so that choosing grounds needs no pictures at hand. */
const hues: Record<string, number | null> = {};
for (const key of Object.keys(subjects).filter(isSubject)) hues[key] = dominantHue(await loadSubject(key));
await writeFile(new URL('hues.json', import.meta.url), `${JSON.stringify(hues, null, 2)}\n`);
