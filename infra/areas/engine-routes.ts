import type { AnyContract } from '#shared/contract/route.ts';
import type { defineContentRoutes, defineReaderRoutes } from '#shared/publishing/content-routes.ts';
import { contractsIn } from '#shared/registry/contracts.ts';
import { read, route, type RouteHandler, write } from './area.ts';
import type { Rights } from './rights.ts';

/** Parts of the paths that `defineComments` and `definePublicationRoutes` give their operations. */
const comments = /\/comments(?:\/|$)/;
const publication = /\/(?:draft|publication|versions)(?:\/|$)/;

/** Comments are read in their order, without those of whom a block separates from the reader. */
function rightsOf({ method, path }: AnyContract): Rights | undefined {
  const isReading = method === 'GET';
  if (comments.test(path))
    return isReading ? { ...read, indexes: ['gsi1', 'gsi2'] } : { ...write, indexes: ['gsi1'] };
  if (publication.test(path)) return isReading ? read : write;
  return undefined;
}

/** Operations of an area on comments, drafts and versions: they need the same rights for every kind of content. */
export const engineRoutes = (area: object): RouteHandler[] =>
  contractsIn(area).flatMap((contract) => {
    const rights = rightsOf(contract);
    return rights ? [route(contract, rights)] : [];
  });

/** Operations of the groups of `defineContentRoutes` and `defineReaderRoutes`. */
export const contentRoutes = (
  content: ReturnType<typeof defineContentRoutes>,
  readers: ReturnType<typeof defineReaderRoutes>,
): RouteHandler[] => [
  route(content.get, read),
  route(content.getBySlug, read),
  route(content.create, write),
  route(content.remove, write),
  route(readers.listLiked, read),
  route(readers.listLikers, { ...read, indexes: ['gsi1'] }),
  route(readers.like, { ...write, indexes: ['gsi1'] }),
  route(readers.view, write),
];
