import * as z from 'zod';
import { type Bucket, createBucket } from '../clients/bucket.ts';
import { onColdStart } from '../cold-start.ts';
import { readConfig } from '../config.ts';

const config = readConfig({ WEB_BUCKET: z.string() });

const RouteFiles = z.record(z.string(), z.array(z.string()));

export type PageShell = {
  html: string;
  /** Returns the code files and pictures that the given routes need in addition to what every page loads. */
  filesOf: (routes: readonly string[]) => string[];
};

/** Milliseconds until a release of the web app shows, without a deployment of functions. */
const keptMilliseconds = 60_000;

async function readShell(bucket: Bucket): Promise<PageShell> {
  const [html, files] = await Promise.all([bucket.get('index.html'), bucket.get('route-files.json')]);
  if (!html) throw new Error('The web bucket holds no page');
  const byRoute = files ? RouteFiles.parse(JSON.parse(files.toString('utf8'))) : {};
  return {
    html: html.toString('utf8'),
    filesOf: (routes) => [...new Set(routes.flatMap((route) => byRoute[route] ?? []))],
  };
}

let kept: { shell: Promise<PageShell>; at: number } | undefined;
onColdStart(() => {
  kept = undefined;
});

/** Returns the web app's built HTML page, read at most once a minute; the previous one if reading fails. */
export function pageShell(): Promise<PageShell> {
  if (kept && Date.now() - kept.at < keptMilliseconds) return kept.shell;
  const before = kept?.shell;
  const { WEB_BUCKET } = config();
  const shell = readShell(createBucket(WEB_BUCKET)).catch((error: unknown) => {
    if (before) return before;
    kept = undefined;
    throw error;
  });
  kept = { shell, at: Date.now() };
  return shell;
}
