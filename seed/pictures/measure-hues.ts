import { writeFile } from 'node:fs/promises';
import { dominantHue } from './hue.ts';
import { loadSubject } from './layers.ts';
import { subjects } from './subjects.ts';

/** Writes down the hue of every subject, so that choosing grounds needs no pictures at hand. */
const hues: Record<string, number | null> = {};
for (const [key, subject] of Object.entries(subjects)) hues[key] = dominantHue(await loadSubject(subject));
await writeFile(new URL('hues.json', import.meta.url), `${JSON.stringify(hues, null, 2)}\n`);
