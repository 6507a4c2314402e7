import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutTree } from '#web/build/late-pages.ts';

const tree = readFileSync(new URL('../../../web/routeTree.gen.ts', import.meta.url), 'utf8');
const { first, late } = cutTree(tree);
const pagesNamed = (code: string): string[] =>
  [...code.matchAll(/from '.\/routes\/_staff\/(.+)';/g)].map(([, page = '']) => page);

it('what everybody fetches names one page of the back office: the one that fetches the others', () => {
  expect(pagesNamed(first)).toEqual(['admin/$']);
  expect(first).toContain('const StaffRouteChildren = { StaffAdminSplatRoute };');
});

it('every other page of the back office comes late, and no page of the shop does', () => {
  expect(pagesNamed(late)).toEqual(pagesNamed(tree).filter((page) => page !== 'admin/$'));
  expect(late).not.toMatch(/routes\/(?!_staff\/)/);
});
