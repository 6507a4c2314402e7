import { describe, expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

const web = filesIn('web').filter(({ path }) => path !== 'web/routeTree.gen.ts');
const pathsWith = (pattern: RegExp, ...except: string[]) =>
  web.filter(({ path, text }) => pattern.test(text) && !except.includes(path)).map(({ path }) => path);

/** A component whose file is lost must cost itself, not the page: `web/ui/feedback/lazy-piece.tsx` sees to it. */
describe('code that is fetched later', () => {
  it('is no bare lazy() of React, which throws the page away', () => {
    expect(pathsWith(/import \{[^}]*\b(lazy|Suspense)\b[^}]*\} from 'react'/)).toEqual([]);
  });

  it('shows components through lazyPiece or lazyMenu', () => {
    const loose = web.filter(({ text }) => {
      const fetched = text.match(/\bimport\('[^']+\.tsx'\)/g)?.length ?? 0;
      const kept = text.match(/\blazy(Piece|Menu)(<\w+>)?\(\s*async \(\) => \(await import\(/g)?.length ?? 0;
      return fetched !== kept;
    });
    // Pages of the design kit's samples, for builders only.
    expect(loose.map(({ path }) => path)).toEqual(['web/routes/dev.ui.tsx']);
  });

  it('lets no other import() fail without a word to whoever waits', () => {
    const unheard = /\bvoid import\(|\bvoid \(await import\(/;
    expect(pathsWith(unheard)).toEqual([]);
  });
});
