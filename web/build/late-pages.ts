import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const web = join(import.meta.dirname, '..');
const tree = join(web, 'routeTree.gen.ts');
const latePagesFile = join(web, 'platform/navigation/late-pages.ts');

const statements = (code: string): string[] => code.split(/\n(?=(?:import|const|interface|export|declare) )/);
const staffImport = /^import \{ Route as (\w+)Import \} from '.\/routes\/_staff\/(.+)';/;
const splat = 'StaffAdminSplatRoute';

/** Splits the router's generated route tree into the shop's routes and those of the back office. */
export function cutTree(code: string): { first: string; late: string } {
  const all = statements(code);
  const ofStaff = new Set(all.map((statement) => staffImport.exec(statement)?.[1] ?? '').filter(Boolean));
  const nameOf = (statement: string): string =>
    staffImport.exec(statement)?.[1] ??
    /^const (\w+?)(?:(?:With)?Children)? ?[:=]/.exec(statement)?.[1] ??
    '';
  const isPage = (statement: string): boolean =>
    ofStaff.has(nameOf(statement)) && nameOf(statement) !== splat;
  const isList = (statement: string): boolean => statement.startsWith('const StaffRouteChildren');
  return {
    first: all
      .filter((statement) => !isPage(statement))
      .map((statement) => (isList(statement) ? `const StaffRouteChildren = { ${splat} };` : statement))
      .join('\n'),
    late: all.filter((statement) => isPage(statement) || isList(statement)).join('\n'),
  };
}

const imported = (name: string, file: string): string => `import { ${name} } from '${file}';`;

/** Returns code that adds the back office routes once loaded; then they are matched like all others. */
const joining = (late: string): string => `
${imported('router', '../../router.tsx')}
${imported('Route as StaffRoute', '../../routes/_staff')}
${imported(`Route as ${splat}`, '../../routes/_staff/admin/$')}
${late.replaceAll(`'./routes/`, `'../../routes/`)}
StaffRoute._addFileChildren(StaffRouteChildren);
router.setRoutes(router.buildRouteTree());
export const isLatePage = (path) => router.getMatchedRoutes(path)[0].at(-1) !== ${splat};
`;

/** Keeps back office routes out of a shopper's first download; `routes/_staff/admin/$.tsx` fetches them. */
export const latePages = (): Plugin => ({
  name: 'late-pages',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === latePagesFile
      ? { code: joining(cutTree(readFileSync(tree, 'utf8')).late), moduleType: 'ts' }
      : undefined,
  transform: (code, id) => (id === tree ? { code: cutTree(code).first, map: null } : undefined),
});
